import { useMemo } from 'react';
import { Link } from 'wouter';
import { repKey } from '../../calls/region-profiles.ts';
import { appointmentsOf } from '../../calls/rep-figures.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { showConfidence } from '../../domain/number/bands.ts';
import { withoutText } from '../../domain/number/figure.ts';
import { noValue, showNumber, unitText } from '../../domain/text/format.ts';
import { rowLink } from '../../features/appointment/appointment-link.tsx';
import { LineOfText } from '../../ui/text.tsx';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { paths, statePath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { Avatar } from '../../ui/badge.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { type Column, DataTable, StackedWord } from '../../ui/table.tsx';
import { searchReps, territoriesOf } from './rep-search.ts';
import { type RegionPart, StandInNote } from './use-states.tsx';

const none: readonly SalesRepProfile[] = [];

/** The sales reps of a region, most appointments first, each a link to the rep's page (spec 2). */
export function RepListCard({ summary, view }: RegionPart) {
  const { q } = useFilter();
  const reps = summary.reps ?? none;
  const foundReps = useMemo(() => searchReps(reps, q), [reps, q]);
  const columns = columnsOf((profile) => view.hrefOf(profile, summary.key));
  const sorted = useSorted(foundReps, columns, '-appointments');
  const total = appointmentsOf(foundReps);
  return (
    <QueryCard
      title={`Sales Reps in ${summary.region.name}`}
      className="min-h-[33.25rem]"
      state={view.reps}
      what="Sales reps"
      skeleton={[6, 61]}
      empty={
        reps.length === 0 && {
          text: `No sales reps in ${summary.region.name}`,
          hint: (
            <>
              Assign reps to appointments in{' '}
              <Link href={paths.corrections} className="text-accent font-medium underline">
                Field Agent Corrections
              </Link>
              .
            </>
          ),
        }
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(total.value)}</b>{' '}
          {unitText(total.value, 'appointment')} in this list <bdi>{withoutText(total)}</bdi>
        </span>
      }
      actions={
        <ButtonLink href={statePath(summary.key)} size="small">
          {summary.region.name} dashboard
        </ButtonLink>
      }
    >
      {view.standIn && <StandInNote read={view.standIn} />}
      <Filtered
        what="sales reps"
        shown={foundReps.length}
        total={reps.length}
        withRegion={false}
        received={view.part}
      >
        <DataTable
          {...sorted}
          keyOf={repKey}
          height="grow"
          stacked="34px minmax(0, 1fr) auto"
          columns={columns}
        />
      </Filtered>
    </QueryCard>
  );
}

const columnsOf = (
  hrefOf: (profile: SalesRepProfile) => string,
): readonly Column<SalesRepProfile>[] => [
  {
    key: 'initials',
    head: <span className="sr-only">Initials</span>,
    headClass: 'w-16',
    cellClass: 'py-2',
    stackedAt: '1 / 1 / 4 / 2',
    cell: ({ rep }) => <Avatar person={rep} />,
  },
  {
    head: 'Sales rep',
    sortBy: ({ rep }) => rep.name,
    kind: 'row-head',
    cellClass: 'text-body truncate',
    stackedAt: '1 / 2',
    cell: (profile) => (
      <Link href={hrefOf(profile)} className={rowLink}>
        <LineOfText text={profile.rep.name} />
      </Link>
    ),
  },
  {
    head: 'ID',
    sortBy: ({ repId }) => repId,
    headClass: 'w-[15%]',
    cellClass: 'text-ink-2 truncate',
    stackedAt: '3 / 2',
    cell: ({ repId }) => <LineOfText text={repId || noValue} />,
  },
  {
    head: 'Territories',
    sortBy: (profile) => territoriesOf(profile).join(', '),
    cellClass: 'text-ink-2 truncate',
    stackedAt: '2 / 2',
    cell: (profile) => <LineOfText text={territoriesOf(profile).join(', ') || noValue} />,
  },
  {
    head: 'Appointments',
    sortBy: ({ appointmentCount }) => appointmentCount,
    kind: 'figure',
    headClass: 'w-32',
    cellClass: 'text-title',
    stackedAt: '1 / 3',
    cell: ({ appointmentCount: count }) => (
      <>
        {showNumber(count)}
        <StackedWord>{unitText(count, 'appointment')}</StackedWord>
      </>
    ),
  },
  {
    head: 'Confidence',
    sortBy: ({ confidence }) => confidence,
    kind: 'figure',
    headClass: 'w-28',
    cellClass: 'font-medium',
    stackedAt: '2 / 3',
    cell: ({ confidence }) => (
      <>
        {showConfidence(confidence)}
        <StackedWord>confidence</StackedWord>
      </>
    ),
  },
];
