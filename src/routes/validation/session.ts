import type { SavedDecision } from './decisions.ts';

/** How the open alert, which the URL names, was opened, and what comes after it (rulings C10). */
export interface Session {
  /** On the clock of `elapsedMs`; null outside of a session. Kept at its end: a decision may still be refused. */
  readonly startedAt: number | null;
  /** The reviewer chose the open alert or is writing its notes: no other alert opens over it. */
  readonly pinned: boolean;
  /** The dialog starts in the notes. */
  readonly inNotes: boolean;
  /** Alerts whose decisions failed; they open again once the pinned one is done with. */
  readonly reopen: readonly string[];
  /** The row to focus, '' for the list; null: none. */
  readonly focusRow: string | null;
  readonly saved: SavedDecision | null;
}

export const noSession: Session = {
  startedAt: null,
  pinned: true,
  inNotes: false,
  reopen: [],
  focusRow: null,
  saved: null,
};

export interface SessionChange extends Partial<Omit<Session, 'reopen'>> {
  /** The alert whose decision failed. */
  readonly failed?: string;
  /** The alert that is open now, or whose decision was saved. */
  readonly done?: string;
}

export function sessionReducer(state: Session, change: SessionChange): Session {
  const { failed, done, ...rest } = change;
  const others = state.reopen.filter((id) => id !== failed && id !== done);
  return { ...state, ...rest, reopen: failed === undefined ? others : [...others, failed] };
}

/** A session's progress: the place of the open alert, and the number of alerts in the session. */
export function progressOf(decided: number, index: number, pending: number) {
  const of = decided + pending;
  return { at: Math.min(decided + Math.max(index, 0) + 1, of), of };
}

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
