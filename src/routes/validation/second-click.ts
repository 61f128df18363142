/** A click, in px of the window and ms of `elapsedMs`. */
export interface Click {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

const withinMs = 400;
/** A finger does not hit the same pixel twice. */
const withinPx = 24;

/** Whether a click is the second one of a double click (rulings C10); `first` null: there was none. */
export function isSecondClick(first: Click | null, second: Click): boolean {
  if (first === null || second.atMs - first.atMs >= withinMs) return false;
  return Math.hypot(second.x - first.x, second.y - first.y) <= withinPx;
}
