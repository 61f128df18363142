/** The rows with their ranks, in their order from the greatest count down: equal counts share a rank, 1, 1, 3 (rulings C5). */
export function withRanks<T extends object>(
  rows: readonly T[],
  countOf: (row: T) => number,
): (T & { readonly rank: number })[] {
  const counts = rows.map(countOf);
  return rows.map((row) => ({ ...row, rank: counts.indexOf(countOf(row)) + 1 }));
}
