import { showNumber } from './numbers.ts';

/** '1 week', '1,284 weeks': a count and what it counts, which takes an s unless there is one of it. */
export function countText(count: number, what: string): string {
  return `${showNumber(count)} ${what}${count === 1 ? '' : 's'}`;
}
