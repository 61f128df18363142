import type { SavedDecision } from './use-outcome.ts';

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

export type SessionEvent =
  /** An alert was chosen, or opens again after its decision failed. */
  | {
      readonly type: 'opened';
      readonly alert: string;
      readonly startedAt: number | null;
      readonly inNotes?: boolean;
    }
  | { readonly type: 'pinned' }
  /** The next alert opens, or none, and `row` takes the focus. */
  | { readonly type: 'decided' | 'closed' | 'focused'; readonly row: string | null }
  | { readonly type: 'failed'; readonly alert: string }
  | { readonly type: 'saved'; readonly alert: string; readonly saved: SavedDecision | null };

export const noSession: Session = {
  startedAt: null,
  pinned: true,
  inNotes: false,
  reopen: [],
  focusRow: null,
  saved: null,
};

export function sessionReducer(state: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'opened': {
      const { alert, startedAt, inNotes = false } = event;
      const reopen = without(state.reopen, alert);
      const saved = startedAt === state.startedAt ? state.saved : null;
      return { ...state, startedAt, inNotes, reopen, saved, pinned: true, focusRow: null };
    }
    case 'pinned':
      return { ...state, pinned: true };
    case 'decided':
      return { ...state, pinned: false, inNotes: false, focusRow: event.row, saved: null };
    case 'closed':
      return { ...state, startedAt: null, inNotes: false, focusRow: event.row };
    case 'focused':
      return { ...state, focusRow: event.row };
    case 'failed':
      return { ...state, reopen: [...without(state.reopen, event.alert), event.alert] };
    case 'saved':
      return {
        ...state,
        reopen: without(state.reopen, event.alert),
        saved: event.saved ?? state.saved,
      };
  }
}

function without(ids: readonly string[], id: string): readonly string[] {
  return ids.filter((each) => each !== id);
}

/** A session's progress: the place of the open alert, and the number of alerts in the session. */
export function progressOf(
  decided: number,
  index: number,
  pending: number,
): { at: number; of: number } {
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
