import { rowsByIdentity, type Spelled } from '../domain/text/spelling.ts';
import { figureOf, wholeValue, withoutText } from '../domain/number/figure.ts';
import { type ReceivedList, unreadableOf } from '../api/received.ts';
import { aboveWholeText } from '../domain/number/contradiction.ts';
import { shareOf, wholeSum } from '../domain/number/arithmetic.ts';
import { showNumber } from '../domain/text/format.ts';
import type { Person } from '../domain/people.ts';
import type { Month } from './month-rows.ts';

export interface SentShare {
  readonly weeklyAverage: number | null;
  readonly totalAppointments: number | null;
}

/** The part of a month that is of a region or a person. */
export interface MonthShare<V> extends SentShare {
  readonly subject: V;
  /** Percent of the month's total; null where it is unknown, or no part of it (rulings C19). */
  readonly share: number | null;
}

/** The parts of a month's total. */
export interface Shares<V> {
  readonly rows: readonly MonthShare<V>[];
  /** '63 of 100 listed, without California', 'Florida: more than the total of 100'; '' where the rows are the total. */
  readonly note: string;
  readonly unreadable: number;
}

/** One entry per region or person, however many rows it has (rulings A4, B5); null where one of them is unknown. */
export function sharesOf<R extends SentShare, V extends Spelled>(
  rows: readonly R[],
  subjectOf: (row: R) => V,
  total: number | null,
): readonly MonthShare<V>[] {
  return rowsByIdentity(rows, subjectOf).map(({ subject, rows: sent }) => {
    const totalAppointments = wholeSum(sent.map((row) => row.totalAppointments));
    return {
      subject,
      weeklyAverage: wholeSum(sent.map(({ weeklyAverage }) => weeklyAverage)),
      totalAppointments,
      share: shareOf(totalAppointments, total),
    };
  });
}

export function sharesWithNote<V extends Spelled>(
  rows: readonly MonthShare<V>[],
  total: number | null,
  list: Omit<ReceivedList, 'total'>,
): Shares<V> {
  const parts = rows.map(
    ({ subject, totalAppointments }) => [subject.name, totalAppointments] as const,
  );
  const listed = figureOf(parts, 'unnamed part');
  const above = aboveWholeText(parts, total);
  const isTotal = total === null || listed.value === null || wholeValue(listed) === total;
  const sum = isTotal
    ? ''
    : [
        (listed.value ?? 0) > (total ?? 0)
          ? `${showNumber(listed.value)} listed, more than the total of ${showNumber(total)}`
          : `${showNumber(listed.value)} of ${showNumber(total)} listed`,
        withoutText(listed),
      ]
        .filter(Boolean)
        .join(', ');
  return { rows, note: above || sum, unreadable: unreadableOf(list) };
}

/** The month's total, of which its parts are shares. */
export const monthTotal = "the month's total";

/** What a month says of its telemarketers. */
export interface MonthOfPeople extends Pick<Month, 'month' | 'totalValidAppointments'> {
  readonly telemarketers: Pick<Month['telemarketers'], 'rows' | 'unreadable'>;
}

/**
 * A telemarketer's count in a month, the month's total and the share in percent. The count is 0 if the month lists only
 * others, null if it lists no telemarketer or the count is unreadable.
 */
export function shareOfMonth(month: Omit<MonthOfPeople, 'month'>, { id }: Person) {
  const { totalValidAppointments: total } = month;
  const { rows, unreadable } = month.telemarketers;
  const listed = sharesOf(rows, ({ person }) => person, total).find(
    ({ subject }) => subject.id === id,
  );
  const absent = rows.length === 0 || unreadable > 0 ? null : 0;
  const count = listed ? listed.totalAppointments : absent;
  return { count, total, share: shareOf(count, total) };
}
