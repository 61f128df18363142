import type { Month, Monthly } from '../../api/entities/monthly.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { noValue, shareOf } from '../../domain/number/format.ts';
import { monthsOf, monthWord } from '../../domain/time/month.ts';

export interface MonthShare {
  /** Valid appointments; 0 where the month lists others, null where it lists nobody or no count. */
  readonly count: number | null;
  readonly total: number | null;
  /** In percent, unrounded. */
  readonly share: number | null;
}

/** A telemarketer's part of a month's valid appointments. */
export function shareOfMonth(month: Month, name: string): MonthShare {
  const { rows } = month.telemarketers;
  const own = rows.find((row) => personKey(row.name) === personKey(name));
  const absent = rows.length === 0 ? null : 0;
  const count = own ? own.totalAppointments : absent;
  const total = month.totalValidAppointments;
  return { count, total, share: shareOf(count, total) };
}

/** The newest month; undefined where it is none that can be read. */
export function newestMonth(data: Monthly | undefined): Month | undefined {
  const [newest] = newestMonths(data);
  return newest && monthWord(newest.month) !== noValue ? newest : undefined;
}

export function newestMonths(data: Monthly | undefined): readonly Month[] {
  return data ? monthsOf(data).toReversed() : [];
}
