/** A response that is a list: what the worker reads. */
export interface Listed {
  readonly rows: readonly object[];
}

export function hasRows(data: unknown): data is Listed {
  return typeof data === 'object' && data !== null && 'rows' in data && Array.isArray(data.rows);
}

/** So many rows of the list before from an index on; or from -1, so many new rows. */
export type Run = readonly [from: number, count: number];

/** How a list is made of the one before: rows that are the same objects, and new ones. */
export function runsOf<T extends object>(before: readonly T[], after: readonly T[]) {
  const places = new Map(before.map((row, at) => [row, at]));
  const runs: [number, number][] = [];
  const fresh: T[] = [];
  for (const row of after) {
    const from = places.get(row) ?? -1;
    const last = runs.at(-1);
    const goesOn = last && (from < 0 ? last[0] < 0 : last[0] >= 0 && last[0] + last[1] === from);
    if (goesOn) last[1] += 1;
    else runs.push([from, 1]);
    if (from < 0) fresh.push(row);
  }
  return { runs, fresh };
}

/** The list after, of the list before: the same one where nothing changed. */
export function applyRuns<T>(before: readonly T[], runs: readonly Run[], fresh: readonly T[]) {
  const [first] = runs;
  if (runs.length === 1 && first?.[0] === 0 && first[1] === before.length) return before;
  const after: T[] = [];
  let taken = 0;
  for (const [from, count] of runs) {
    const [rows, start] = from < 0 ? [fresh, taken] : [before, from];
    for (let at = start; at < start + count; at += 1) after.push(rows[at] as T);
    if (from < 0) taken += count;
  }
  return after;
}
