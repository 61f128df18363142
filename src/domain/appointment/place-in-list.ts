import { isSameAppointment } from './token.ts';

type Named = Parameters<typeof isSameAppointment>[0];

/** Where a row stands in a list now: of equal rows the one nearest to its last place; -1 once it has left. */
export function placeIn(rows: readonly Named[], row: Named, last: number): number {
  const at = rows[last];
  if (at && isSameAppointment(at, row)) return last;
  let nearest = -1;
  for (const [index, each] of rows.entries())
    if (isSameAppointment(each, row)) {
      if (nearest >= 0 && Math.abs(index - last) >= Math.abs(nearest - last)) break;
      nearest = index;
    }
  return nearest;
}

interface Place {
  /** -1 once the row has left the list. */
  readonly place: number;
  /** The place where it was last seen. */
  readonly last: number;
  readonly count: number;
}

/** The place of the next (1) or previous (-1) row; null at the end. The row below one that left is in its place. */
export function stepFrom({ place, last, count }: Place, by: 1 | -1): number | null {
  const target = place >= 0 ? place + by : by === 1 ? last : last - 1;
  return target >= 0 && target < count ? target : null;
}
