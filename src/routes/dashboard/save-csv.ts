import type { Appointment } from '../../api/entities/appointment.ts';
import type { RowFilter, RowList } from '../../domain/appointment/row-filter.ts';
import { download } from '../../features/export/download.ts';
import { now } from '../../ui/clock.ts';
import { appointmentsCsvName } from './csv-name.ts';
import { appointmentsCsv } from './csv.ts';

/** Saves the rows that a filter leaves of a list as CSV. */
export function saveCsv(
  list: RowList,
  filter: RowFilter,
  rows: readonly Appointment[],
  onDone: () => void,
): void {
  const slices = appointmentsCsv(rows);
  const parts: string[] = [];
  const write = () => {
    const { value, done } = slices.next();
    if (done === true) {
      download(appointmentsCsvName(list, filter, now()), parts, 'text/csv');
      onDone();
      return;
    }
    parts.push(value);
    // The page stays usable while many rows are written.
    if (parts.length > 2) setTimeout(write);
    else write();
  };
  write();
}
