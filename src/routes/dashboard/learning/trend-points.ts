import { noValue } from '../../../domain/numbers.ts';

/** How far the accuracy moved from the first day to the last, in percentage points: '+2.0 pt'. */
export function trendPoints(days: readonly { readonly accuracy: number | null }[]): string {
  const known = days.map((day) => day.accuracy).filter((value) => value !== null);
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return noValue;
  const moved = last - first;
  return `${moved < 0 ? '-' : '+'}${Math.abs(moved).toFixed(1)} pt`;
}
