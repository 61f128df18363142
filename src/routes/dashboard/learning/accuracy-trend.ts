import { countText } from '../../../domain/text/words.ts';
import { noValue, showNumber } from '../../../domain/number/format.ts';

/**
 * The change in accuracy from the first readable day to the last in percentage points, '+2 pt' in '14 days'
 * (rulings A6, C19); '–' with fewer than two such days.
 */
export function accuracyTrend(days: readonly { readonly accuracy: number | null }[]) {
  const known = days.map(({ accuracy }) => accuracy).filter((value) => value !== null);
  return { points: pointsOf(known), days: countText(known.length, 'day') };
}

function pointsOf(known: readonly number[]): string {
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined || known.length < 2) return noValue;
  const moved = showNumber(last - first);
  if (moved === noValue) return moved;
  return `${moved === '0' || moved.startsWith('-') ? '' : '+'}${moved} pt`;
}
