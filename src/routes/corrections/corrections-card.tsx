import { ArrowRight } from 'lucide-react';
import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Correction } from '../../api/entities/sales-rep.ts';
import { shownText } from '../../domain/appointment/appointment.ts';
import { repDisplayName } from '../../domain/people/rep-name.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { newestFirst } from '../../domain/time/order.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useRead } from '../../query/use-read.ts';
import { rowKey } from '../../ui/list.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { WindowedList } from '../../ui/windowed-list.tsx';
import { regionOfId } from './corrections.ts';

const title = 'Manual Corrections';

/** The corrections made so far (spec 2), newest first. */
export function CorrectionsCard() {
  const corrections = useRead(reads.corrections);
  const sent = corrections.data?.rows;
  const rows = useMemo(() => newestFirst(sent ?? [], ({ createdAt }) => createdAt), [sent]);
  return (
    <QueryCard
      title={title}
      subtitle="Newest first"
      className="min-h-[22rem]"
      state={corrections}
      what="Corrections"
      skeleton={[5, 57]}
      empty={rows.length === 0 && { text: 'No manual corrections yet' }}
      count={[rows.length, 'correction']}
    >
      <WindowedList label={title} rows={rows} rowHeight={43} height="grow" keyOf={rowKey}>
        {(row) => <Row correction={row} />}
      </WindowedList>
    </QueryCard>
  );
}

function Row({ correction }: { readonly correction: Correction }) {
  const { appointmentId, originalSalesRep, correctedSalesRep, reason, createdAt } = correction;
  const id = excerpt(shownText(appointmentId));
  const region = regionOfId(id);
  const end = region === null ? id.length : id.lastIndexOf('_');
  return (
    <div className="border-line text-small grid grid-cols-[30px_minmax(0,1fr)] items-center gap-x-3 gap-y-1 border-b px-4 py-2.5 @3xl:grid-cols-[30px_minmax(0,11fr)_minmax(0,13fr)_minmax(0,12fr)_150px]">
      <RegionBadge region={region ?? ''} />
      <bdi className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
        {id.slice(0, end)}
        <span className="text-ink-3 font-normal">{id.slice(end)}</span>
      </bdi>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 @max-3xl:col-start-2">
        <Clamped text={repDisplayName(originalSalesRep)} className="text-ink-2" />
        <span className="flex min-w-0 items-center gap-2">
          <ArrowRight role="img" aria-label="to" className="icon-small text-ink-3" />
          <Clamped text={repDisplayName(correctedSalesRep)} className="font-medium" />
        </span>
      </p>
      <Clamped text={shownText(reason)} className="text-ink-2 @max-3xl:col-start-2" />
      <span className="text-caption text-ink-2 tabular-nums @max-3xl:col-start-2 @3xl:text-right">
        <bdi>{formatInstant(createdAt)}</bdi>
      </span>
    </div>
  );
}
