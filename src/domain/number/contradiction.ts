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
