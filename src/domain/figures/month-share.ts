import { shareOf } from '../number/format.ts';
import type { Person } from '../people.ts';
import { byText } from '../text/words.ts';
import type { CalendarDate } from '../time/read-time.ts';
import { sharesOf } from './months.ts';

interface Month {
  readonly totalValidAppointments: number | null;
  readonly telemarketers: {
    readonly rows: readonly {
      readonly person: Person;
      readonly weeklyAverage: number | null;
      readonly totalAppointments: number | null;
    }[];
    readonly unreadable: number;
  };
}

/**
 * A telemarketer's count in a month, the month's total and the share in percent. The count is 0 if the month lists only
 * others, null if it lists no telemarketer or the count is unreadable.
 */
export function shareOfMonth({ telemarketers, totalValidAppointments: total }: Month, of: Person) {
  const { rows, unreadable } = telemarketers;
  const own = sharesOf(rows, ({ person }) => person).find((each) => each.of.id === of.id);
  const absent = rows.length === 0 || unreadable > 0 ? null : 0;
  const count = own ? own.totalAppointments : absent;
  return { count, total, share: shareOf(count, total) };
}

/** The newest of the months that are known to be one; undefined of none. */
export function newestMonth<M extends { readonly month: CalendarDate }>(
  months: readonly M[],
): M | undefined {
  return months
    .filter(({ month }) => month.date !== null)
    .toSorted((a, b) => byText(a.month.date ?? '', b.month.date ?? ''))
    .at(-1);
}
