import { showNumber } from '../number/format.ts';

/** 'week', 'weeks': what is counted takes an s unless there is one of it. For a figure that stands apart. */
export function unitText(count: number | null, what: string): string {
  return count === 1 ? what : `${what}s`;
}

/** '1 week', '1,284 weeks', '– weeks': a count with what it counts (rulings C19). */
export function countText(count: number | null, what: string): string {
  return `${showNumber(count)} ${unitText(count, what)}`;
}
