import { aboveWholeText } from '../domain/number/contradiction.ts';
import type { Person } from '../domain/people.ts';
import { shownShortMonth } from '../domain/time/month.ts';
import type { Ordered } from '../domain/time/order.ts';
import type { CalendarDate } from '../domain/time/read-time.ts';
import { type MonthOfPeople, monthTotal, shareOfMonth } from './month-shares.ts';
import { withMissingMonths } from './months.ts';

/** Months, newest first, with those between them that were not sent; in the server's order where one is no month. */
export function monthsOfPeople({
  isOrdered,
  rows,
}: Ordered<MonthOfPeople>): Ordered<MonthOfPeople> {
  return { isOrdered, rows: isOrdered ? withMissingMonths<MonthOfPeople>(rows, missing) : rows };
}

const missing = (month: CalendarDate): MonthOfPeople => ({
  month,
  totalValidAppointments: null,
  telemarketers: { rows: [], unreadable: 0 },
});

/** 'Nov 2026, Ana Torres: more than the month's total of 50', of each month in which somebody has more (rulings C19). */
export function contradictionsOf(
  months: readonly MonthOfPeople[],
  people: readonly Person[],
): readonly string[] {
  return months.flatMap((month) => {
    const parts = people.map((person) => [person.name, shareOfMonth(month, person).count] as const);
    const text = aboveWholeText(parts, month.totalValidAppointments, monthTotal);
    return text === '' ? [] : [`${shownShortMonth(month.month)}, ${text}`];
  });
}
