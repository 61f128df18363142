import { listText, namesOf, showNumber } from '../text/format.ts';

/**
 * 'Florida: more than the total of 100', of the named parts that are greater than their whole (rulings C19); '' without
 * one. `name` is what the whole is called.
 */
export function aboveWholeText(
  parts: readonly (readonly [name: string, value: number | null])[],
  total: number | null,
  name = 'the total',
): string {
  const above = parts.filter(([, value]) => total !== null && value !== null && value > total);
  if (above.length === 0) return '';
  const names = namesOf(
    above.map(([part]) => part),
    'unnamed part',
  );
  return `${listText(names)}: more than ${name} of ${showNumber(total)}`;
}

/** 'less than the daily average of 172.5', of a best value below its average, or 'more than …' of a worst one above it (rulings C19); else ''. */
export function besideAverageText(
  which: 'best' | 'worst',
  value: number | null,
  average: number | null,
  name: string,
): string {
  if (value === null || average === null) return '';
  const isWrong = which === 'best' ? value < average : value > average;
  const side = which === 'best' ? 'less' : 'more';
  return isWrong ? `${side} than ${name} of ${showNumber(average)}` : '';
}
