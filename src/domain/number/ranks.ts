/** The rows with their ranks, in their order from the greatest count down: equal counts share a rank, 1, 1, 3 (C5). */
export function withRanks<T extends object>(
  rows: readonly T[],
  countOf: (row: T) => number,
): (T & { readonly rank: number })[] {
  const counts = rows.map(countOf);
  return rows.map((row) => ({ ...row, rank: counts.indexOf(countOf(row)) + 1 }));
}

/** Up to this many equal rows are named; more would not answer 'which is the busiest?'. */
const mostLeaders = 3;

/** The rows that share the greatest count, in their order; none where more than three do, or where nothing was counted. */
export function leadersOf<T>(rows: readonly T[], countOf: (row: T) => number): readonly T[] {
  const greatest = Math.max(0, ...rows.map(countOf));
  const leaders = rows.filter((row) => countOf(row) === greatest);
  return greatest === 0 || leaders.length > mostLeaders ? [] : leaders;
}
