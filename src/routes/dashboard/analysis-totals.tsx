import type { AppointmentLists } from '../../calls/appointments.ts';
import type { countsOf } from '../../domain/appointment/appointment.ts';
import { aboveWholeText } from '../../domain/number/contradiction.ts';
import { shareOf } from '../../domain/number/arithmetic.ts';
import { showNumber, showPercent, otherDaysText } from '../../domain/text/format.ts';
import { RowsLink } from '../../shell/links.tsx';

type Counts = ReturnType<typeof countsOf>;

interface TotalsProps extends Counts {
  readonly lists: AppointmentLists;
  /** How many rows are of other days. */
  readonly otherDays: number;
}

// On a phone an age in the head must not push the list down.
const besideAge =
  'max-sm:group-has-[[data-age]]/head:flex-nowrap max-sm:group-has-[[data-age]]/head:overflow-x-clip max-sm:group-has-[[data-age]]/head:whitespace-nowrap';

/** '139 total 101 valid 36 invalid 2 undecided', each count with a link to its rows where it is theirs (rulings C37). */
export function Totals({
  total,
  valid,
  invalid,
  undecided,
  lists: ownLists,
  otherDays,
}: TotalsProps) {
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
            <RowsLink list={list} count={count} listed={ownLists[list].length} />
          </b>{' '}
          {label}
          {count !== null && count !== ownLists[list].length && total <= ownLists.all.length && (
            <> by the server, {showNumber(ownLists[list].length)} listed</>
          )}
        </span>
      ))}
      {undecided !== null && undecided > 0 && <span>{showNumber(undecided)} undecided</span>}
      {otherDays > 0 && <span>{otherDaysText(otherDays)}</span>}
    </span>
  );
}

/** '72% valid, 25% invalid' of the total, or why these are no shares. */
export function sharesText(counts: Counts): string {
  const { total, valid, invalid } = counts;
  return (
    contradictionIn(counts) ||
    `${showPercent(shareOf(valid, total))} valid, ${showPercent(shareOf(invalid, total))} invalid`
  );
}

/** 'Valid: more than the total of 80', of counts that are no parts of their total (rulings C19); '' without one. */
function contradictionIn({ total, valid, invalid }: Counts): string {
  const parts = [
    ['Valid', valid],
    ['Invalid', invalid],
  ] as const;
  const together = valid === null || invalid === null ? null : valid + invalid;
  return (
    aboveWholeText(parts, total) ||
    aboveWholeText([['Valid and invalid together', together]], total)
  );
}
