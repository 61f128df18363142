import { useMemo } from 'react';
import type { Appointment } from '../../calls/appointments.ts';
import { shownText } from '../../domain/text/format.ts';
import { appointmentName } from '../../domain/appointment/token.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
} from '../../features/appointment/appointment-link.tsx';
import {
  confidenceColumn,
  repColumn,
  telemarketerColumn,
  timeColumn,
  titleColumn,
} from '../../features/appointment/columns.tsx';
import { LineOfText } from '../../ui/text.tsx';
import { AlsoFound, Filtered, useFilter } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { useSorted } from '../../shell/sorted.ts';
import { type Column, DataTable } from '../../ui/table.tsx';
import type { RegionData } from './state-stats.tsx';

/** Recent appointments shown (S9). */
const shownRows = 10;

/** The newest valid appointments of the region that match the search (S2). */
export function RecentCard(data: RegionData) {
  const { status, rows, find } = data;
  const { q } = useFilter();
  const foundRows = useMemo(() => find({ q }), [find, q]);
  const recent = useMemo(() => foundRows.slice(0, shownRows), [foundRows]);
  const { rows: shown, sorting } = useSorted(recent, columns, '-booked');
  return (
    <QueryCard
      title="Recent Appointments"
      className="has-[>[data-nothing]]:compact-empty min-h-[33.5rem] max-sm:min-h-[39rem]"
      status={status}
      skeleton={[shownRows, 41]}
      empty={
        rows.length === 0 && {
          text: 'No valid appointments found',
          before: `The ${shownRows} most recent appointments will appear here.`,
        }
      }
    >
      <Filtered shown={recent.length} total={rows.length} withRegion={false}>
        <AppointmentListProvider name="recent" rows={shown}>
          <DataTable
            columns={columns}
            rows={shown}
            sorting={sorting}
            keyOf={appointmentName}
            stacked="minmax(0, 1fr) auto"
          />
        </AppointmentListProvider>
      </Filtered>
    </QueryCard>
  );
}

const columns: readonly Column<Appointment>[] = [
  {
    head: 'Customer',
    sortBy: ({ customer }) => customer,
    kind: 'row-head',
    headClass: 'w-[26%]',
    cellClass: 'truncate',
    stackedAt: '1 / 1',
    cell: (row) => (
      <AppointmentLink row={row} isRow>
        <LineOfText text={shownText(row.customer)} />
        <AlsoFound
          row={row}
          shown={['Customer', 'Title', 'Sales rep']}
          inWideCard={['Telemarketer']}
          className="text-caption text-ink-2 block truncate font-normal"
        />
      </AppointmentLink>
    ),
  },
  { ...titleColumn, stackedAt: '2 / 1' },
  { ...repColumn, stackedAt: '3 / 1 / 4 / 3' },
  { ...telemarketerColumn, from: 'card' },
  { ...timeColumn('Booked'), headClass: 'w-34', stackedAt: '1 / 2' },
  { ...confidenceColumn, stackedAt: '2 / 2' },
];
