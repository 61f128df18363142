/** Compares by code unit: the same order in every language; 'YYYY-MM' sorts by time. */
export function byText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
