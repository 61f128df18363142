import { useMemo } from 'react';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Rows } from '../../api/tolerant.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { filterRows, noFilter } from '../../domain/appointment/row-filter.ts';
import { orderText } from '../../domain/time/order.ts';
import { noTime, type Time } from '../../domain/time/read-time.ts';
import { shownRecentTime } from '../../domain/time/show-time.ts';
import {
  AppointmentLink,
  AppointmentListProvider,
  rowLink,
} from '../../features/appointment/appointment-link.tsx';
import {
  confidenceColumn,
  LineOfText,
  telemarketerColumn,
  timeColumn,
  titleColumn,
} from '../../features/appointment/columns.tsx';
import { Filtered, useFilter } from '../../features/filter/index.tsx';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { BeforeBooking } from '../../ui/card-messages.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { useMoment } from '../../ui/clock.ts';
import { rowKey } from '../../ui/list.tsx';
import { type Column, DataTable } from '../../ui/table.tsx';

interface AppointmentsCardProps {
  readonly state: ReadState<Rows<Appointment>>;
  readonly rows: readonly Appointment[];
  /** Whether the rows are newest first; else they are in the server's order (rulings A12). */
  readonly isOrdered: boolean;
}

/** The rep's appointments: customer name or title, time, phone, confidence (spec 2). */
export function AppointmentsCard({ state, rows, isOrdered }: AppointmentsCardProps) {
  const { q } = useFilter();
  const found = useMemo(() => filterRows(rows, { ...noFilter, q }), [rows, q]);
  return (
    <QueryCard
      title="Appointments"
      subtitle={orderText({ isOrdered })}
      className="min-h-[34rem]"
      state={state}
      what="Appointments"
      loading="Loading sales rep details..."
      skeleton={[8, 57]}
      empty={
        rows.length === 0 && {
          text: 'No Appointments',
          hint:
            state.data?.rows.length === 0 ? (
              <BeforeBooking what="This rep's valid appointments will appear here." />
            ) : (
              'No valid appointments for this name in this region.'
            ),
        }
      }
      footer={
        isOrdered && <BookedSpan from={rows.at(-1)?.time ?? noTime} to={rows[0]?.time ?? noTime} />
      }
    >
      <Filtered list="Appointments" shown={found.length} total={rows.length} withRegion={false}>
        <AppointmentListProvider name="of this rep" rows={found}>
          <DataTable
            label="Appointments"
            rows={found}
            keyOf={rowKey}
            columns={columns}
            stacked="minmax(0, 1fr) fit-content(50%)"
            height="grow"
          />
        </AppointmentListProvider>
      </Filtered>
    </QueryCard>
  );
}

/** The times of the first and the last booking; a single time when both read the same. */
function BookedSpan({ from, to }: { readonly from: Time; readonly to: Time }) {
  const isOneTime = useMoment(({ now }) => shownRecentTime(from, now) === shownRecentTime(to, now));
  return (
    <span>
      Booked{' '}
      {isOneTime ? (
        'at'
      ) : (
        <>
          from <BookedAt time={from} /> to
        </>
      )}{' '}
      <BookedAt time={to} />
    </span>
  );
}

const columns: readonly Column<Appointment>[] = [
  {
    head: 'Customer',
    kind: 'row-head',
    cellClass: 'text-body truncate',
    stackedAt: '1 / 1',
    cell: (row) => (
      <AppointmentLink row={row} className={rowLink}>
        <bdi>{row.customer || shownTitle(row.title)}</bdi>
      </AppointmentLink>
    ),
  },
  { ...titleColumn, headClass: 'w-[16%]', stackedAt: '2 / 1' },
  { ...telemarketerColumn, stackedAt: '3 / 2' },
  {
    head: 'Phone',
    headClass: 'w-40',
    cellClass: 'truncate',
    stackedAt: '3 / 1',
    cell: ({ phone }) => <LineOfText text={shownText(phone.text)} />,
  },
  { ...timeColumn, headClass: 'w-34', stackedAt: '1 / 2' },
  { ...confidenceColumn, stackedAt: '2 / 2' },
];
