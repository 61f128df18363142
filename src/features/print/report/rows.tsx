import type { AppointmentFigures } from '../../../calls/appointments.ts';
import { isFiltering } from '../../../domain/appointment/row-filter.ts';
import { showNumber, shownText, shownTitle, countText } from '../../../domain/text/format.ts';
import { newestFirst } from '../../../domain/time/order.ts';
import { shownRecentTime } from '../../../domain/time/read-time.ts';
import { useFilter } from '../../filter/index.tsx';
import { PrintedTable } from './tables.tsx';

/** Of a longer list the first rows are printed. */
const printedUpTo = 500;

interface DayRowsProps {
  readonly events: Pick<AppointmentFigures, 'find' | 'lists'>;
  readonly nowMs: number;
}

/** The rows that the filter means, newest first. */
export function DayRows({ events, nowMs }: DayRowsProps) {
  const filter = useFilter('rows');
  const rows = newestFirst(events.find(filter).all, ({ time }) => time);
  const shown = rows.slice(0, printedUpTo);
  const counts = [
    isFiltering(filter) &&
      `${showNumber(rows.length)} of ${showNumber(events.lists.all.length)} match the filter`,
    shown.length < rows.length && `first ${showNumber(printedUpTo)}`,
    'Newest first',
  ];
  return (
    <section className="day-rows" lang="en">
      <h2>
        {countText(rows.length, 'appointment')}
        {counts.filter(Boolean).map((text) => `, ${text}`)}
      </h2>
      <PrintedTable
        title="Appointments of the day"
        head={['Booked', 'Title', 'Customer', 'Telemarketer', 'Sales rep', 'Region', 'Status']}
        lines={shown.map((row) => [
          shownRecentTime(row.time, nowMs),
          shownTitle(row.title),
          shownText(row.customer),
          row.telemarketer.name,
          row.salesRep.name,
          row.region.name,
          [row.status.word, row.reason].filter(Boolean).join(': '),
        ])}
      />
    </section>
  );
}
