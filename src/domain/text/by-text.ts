/** By code unit: the same order on every machine, whatever its language; 'YYYY-MM' sorts by time. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
