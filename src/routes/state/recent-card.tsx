import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { repDisplayName } from '../../domain/people.ts';
import { regions } from '../../domain/region/region.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
  rowLink,
} from '../../features/appointment/appointment-link.tsx';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsLink, TelemarketerLink } from '../../shell/links.tsx';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';
import type { RegionData } from './state-stats.tsx';

/** Recent appointments shown (spec 9). */
const shownRows = 10;

/** The newest valid appointments of the region that match the search (spec 2). */
export function RecentCard({ state, region, rows }: RegionData) {
  const { q } = useFilter();
  const found = useMemo(() => filterRows(rows, { ...noFilter, q }), [rows, q]);
  const recent = useMemo(() => found.slice(0, shownRows), [found]);
  return (
    <QueryCard
      title="Recent Appointments"
      subtitle={`The ${shownRows} most recent`}
      className="max-wide:has-[>[data-nothing]]:low min-h-[36.25rem] max-sm:min-h-[41.75rem]"
      state={state}
      what="Appointments"
      skeleton={[10, 41]}
      empty={
        rows.length === 0 && {
          text: 'No valid appointments found',
          hint: state.data?.rows.length === 0 && (
            <BeforeBooking what="The 10 most recent appointments will appear here." />
          ),
        }
      }
      footer={
        <span>
          <b className="font-semibold">{showNumber(recent.length)}</b> most recent of{' '}
          <RowsLink
            list="valid"
            filter={{ region, q }}
            count={found.length}
            scope={`in ${regions[region].name}${q && ' that match'}`}
          >
            {showNumber(found.length)} {q ? 'that match' : 'valid'}
          </RowsLink>
        </span>
      }
    >
      <Filtered
        list="Recent Appointments"
        shown={recent.length}
        total={rows.length}
        withRegion={false}
      >
        <AppointmentListProvider name="recent" rows={recent}>
          <DataTable
            label="Recent Appointments"
            columns={columns}
            rows={recent}
            keyOf={(row) => `${row.title}|${row.customer}|${row.time}`}
            rowOf={(_row, cells) => <tr className="hover:bg-hover relative">{cells}</tr>}
          />
        </AppointmentListProvider>
      </Filtered>
    </QueryCard>
  );
}

// `max-w-0` lets the column set the width, so that long text is cut.
const cut = 'max-w-0 truncate';

const columns: readonly Column<Appointment>[] = [
  {
    head: 'Customer',
    kind: 'row-head',
    headClass: 'w-full @3xl:w-[26%]',
    cellClass: cut,
    cell: (row) => (
      <>
        <AppointmentLink row={row} className={rowLink}>
          <bdi>{shownText(row.customer)}</bdi>
        </AppointmentLink>
        <span className="text-caption text-ink-2 block truncate font-normal @3xl:hidden">
          <bdi>{shownTitle(row.title)}</bdi> · <bdi>{repDisplayName(row.salesRep)}</bdi>
        </span>
      </>
    ),
  },
  {
    head: 'Title',
    from: 'card',
    headClass: 'w-[18%]',
    cellClass: cut,
    cell: ({ title }) => <bdi>{shownTitle(title)}</bdi>,
  },
  {
    head: 'Sales rep',
    from: 'card',
    headClass: 'w-[20%]',
    cellClass: `text-ink-2 ${cut}`,
    cell: ({ salesRep }) => <bdi>{repDisplayName(salesRep)}</bdi>,
  },
  {
    head: 'Telemarketer',
    from: 'card',
    headClass: 'w-[16%]',
    cellClass: `text-ink-2 ${cut}`,
    cell: ({ telemarketer }) => <TelemarketerLink name={telemarketer} />,
  },
  {
    head: 'Booked',
    kind: 'figure',
    cellClass: 'text-ink-2',
    cell: ({ time }) => <BookedAt time={time} />,
  },
  {
    head: 'Confidence',
    kind: 'figure',
    cellClass: 'font-medium',
    cell: ({ confidence }) => showPercent(confidence),
  },
];
