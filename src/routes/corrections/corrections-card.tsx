import { ArrowRight } from 'lucide-react';
import { type Correction, corrections } from '../../calls/corrections.ts';
import { shownText, excerpt } from '../../domain/text/format.ts';
import { noRegion } from '../../domain/region/region.ts';
import { shownTime } from '../../domain/time/read-time.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import { type Column, DataTable, StackedHead } from '../../ui/table.tsx';
import { Clamped } from '../../ui/text.tsx';
import { partsOfId } from './corrections.ts';

/** The corrections made so far (S2). */
export function CorrectionsCard() {
  const { figures, status } = useCall(corrections);
  const { newestFirst: rows } = figures;
  return (
    <QueryCard
      title="Manual Corrections"
      className="min-h-[22rem]"
      status={status}
      what="Corrections"
      skeleton={[5, 52]}
      empty={rows.length === 0 && { text: 'No manual corrections yet' }}
    >
      <DataTable
        columns={columns}
        rows={rows}
        keyOf={({ id, appointmentId, createdAt }) => [id, appointmentId, createdAt.text].join('|')}
        height="grow"
        rowHeight={52}
        stacked="30px minmax(0, 1fr)"
      />
    </QueryCard>
  );
}

const columns: readonly Column<Correction>[] = [
  {
    key: 'region',
    head: <span className="sr-only">Region</span>,
    width: '3.5rem',
    stackedAt: '1 / 1',
    cell: ({ appointmentId }) => (
      <RegionBadge region={partsOfId(appointmentId)?.region ?? noRegion} />
    ),
  },
  {
    head: 'Appointment',
    kind: 'row-head',
    width: '24%',
    cellClass: 'py-2 font-normal!',
    stackedAt: '1 / 2',
    cell: ({ appointmentId }) => <CorrectedAppointment id={appointmentId} />,
  },
  {
    head: 'Sales rep',
    width: '28%',
    cellClass: 'py-2',
    stackedAt: '2 / 2',
    cell: ({ originalSalesRep, correctedSalesRep }) => (
      <span className="flex min-w-0 flex-wrap items-center gap-x-2">
        <Clamped text={originalSalesRep.name} className="text-ink-2" />
        <span className="flex min-w-0 items-center gap-2">
          <ArrowRight role="img" aria-label="to" className="icon-small text-ink-3" />
          <Clamped text={correctedSalesRep.name} className="font-medium" />
        </span>
      </span>
    ),
  },
  {
    head: 'Reason',
    cellClass: 'py-2 text-ink-2',
    stackedAt: '3 / 2',
    cell: ({ reason }) => <Clamped text={shownText(reason)} />,
  },
  {
    head: 'Corrected',
    kind: 'figure',
    width: '11rem',
    cellClass: 'text-ink-2 max-sm:text-left!',
    stackedAt: '4 / 2',
    cell: ({ createdAt }) => (
      <>
        <StackedHead>Corrected</StackedHead>
        <bdi>{shownTime(createdAt)}</bdi>
      </>
    ),
  },
];

/** 'DD 5148, Denise Zielinski', and the id as sent (S2); an id that is built otherwise stands alone. */
function CorrectedAppointment({ id }: { readonly id: string }) {
  const parts = partsOfId(id);
  return (
    <>
      {parts && (
        <span className="line-clamp-4 [overflow-wrap:anywhere]">
          <bdi className="font-semibold">{excerpt(parts.title)}</bdi>,{' '}
          <bdi>{excerpt(shownText(parts.customer))}</bdi>
        </span>
      )}
      <Clamped text={shownText(id)} className="text-caption text-ink-3 font-mono" />
    </>
  );
}
