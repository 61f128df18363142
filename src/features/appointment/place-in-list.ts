import { isSameAppointment } from '../../domain/appointment/token.ts';

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
  readonly place: number;
  readonly last: number;
  readonly count: number;
}

/** The place of the next (1) or previous (-1) row, or null; of a row that left (`place` -1) the one below took the last. */
export function stepFrom({ place, last, count }: Place, by: 1 | -1): number | null {
  const target = place >= 0 ? place + by : by === 1 ? last : last - 1;
  return target >= 0 && target < count ? target : null;
}
