import type { AppointmentFigures } from '../../calls/appointments.ts';
import { showNumber } from '../../domain/text/format.ts';
import { RowsLink } from '../../shell/links.tsx';

type Counts = AppointmentFigures['counts'];

// On a phone an age in the head must not push the list down.
const besideAge =
  'max-sm:group-has-[[data-age]]/head:flex-nowrap max-sm:group-has-[[data-age]]/head:overflow-x-clip max-sm:group-has-[[data-age]]/head:whitespace-nowrap';

/** '139 total 101 valid 36 invalid 2 undecided', each count with a link to its rows. */
export function Totals({ total, valid, invalid, undecided }: Counts) {
  const counts = [
    ['total', total, 'all'],
    ['valid', valid, 'valid'],
    ['invalid', invalid, 'invalid'],
  ] as const;
  return (
    <span className={`flex flex-wrap gap-x-3 tabular-nums max-sm:gap-x-1.5 ${besideAge}`}>
      {counts.map(([label, count, list]) => (
        <span key={label}>
          <b className="text-ink font-semibold">
            <RowsLink list={list} count={count} />
          </b>{' '}
          {label}
        </span>
      ))}
      {undecided !== null && undecided > 0 && <span>{showNumber(undecided)} undecided</span>}
    </span>
  );
}
