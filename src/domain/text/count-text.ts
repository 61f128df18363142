import { showNumber } from '../number/format.ts';

export function unitText(count: number | null, unit: string): string {
  return count === 1 ? unit : `${unit}s`;
}

/** '1 week', '1,284 weeks', '– weeks' (rulings C19). */
export function countText(count: number | null, unit: string): string {
  return `${showNumber(count)} ${unitText(count, unit)}`;
}
