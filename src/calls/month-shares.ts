import { shareOf, sumOf } from '../domain/number/arithmetic.ts';
import type { Person } from '../domain/people.ts';
import { rowsByIdentity, type Spelled } from '../domain/text/spelling.ts';
import type { Month } from './month-rows.ts';

export interface SentShare {
  readonly weeklyAverage: number | null;
  readonly totalAppointments: number;
}

/** What a region or a person has of a month. */
export interface MonthShare<V> extends SentShare {
  readonly subject: V;
  /** Percent of the month's total; null above 100% (C19). */
  readonly share: number | null;
}

/** Who has how much of a month's total. */
export interface Shares<V> {
  readonly rows: readonly MonthShare<V>[];
  readonly unreadable: number;
}

/** One entry per region or person, however many spellings it has (A4, B5). */
export function sharesOf<R extends SentShare, V extends Spelled>(
  rows: readonly R[],
  subjectOf: (row: R) => V,
  total: number,
): readonly MonthShare<V>[] {
  return rowsByIdentity(rows, subjectOf).map(({ subject, rows: sent }) => {
    const totalAppointments = sumOf(sent, (row) => row.totalAppointments);
    const averages = sent.map(({ weeklyAverage }) => weeklyAverage);
    return {
      subject,
      weeklyAverage: averages.includes(null) ? null : sumOf(averages, (average) => average ?? 0),
      totalAppointments,
      share: shareOf(totalAppointments, total),
    };
  });
}

/** The telemarketers of a month. */
export type MonthOfPeople = Pick<Month, 'month' | 'totalValidAppointments' | 'telemarketers'>;

/**
 * A telemarketer's count in a month, the month's total and the share in percent; the count is null where the month does
 * not list the person.
 */
export function shareOfMonth(month: Omit<MonthOfPeople, 'month'>, { id }: Person) {
  const { totalValidAppointments: total, telemarketers } = month;
  const own = telemarketers.rows.filter(({ person }) => person.id === id);
  const count = own.length === 0 ? null : sumOf(own, (row) => row.totalAppointments);
  return { count, total, share: shareOf(count, total) };
}
