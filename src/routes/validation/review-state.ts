/** What the reviewer is doing: nothing, one alert, or a session that goes through the queue (rulings C10). */
export interface ReviewState {
  /** The open alert; '' while none is. */
  readonly alert: string;
  /** The alerts decided in this session; null outside of one. Kept at its end: one may still be refused. */
  readonly session: ReadonlySet<string> | null;
  /** The reviewer chose the open alert or is writing its notes: no other alert opens over it. */
  readonly pinned: boolean;
  /** The dialog starts in the notes. */
  readonly inNotes: boolean;
  /** Alerts whose decisions were refused; they open again once the pinned one is done with. */
  readonly reopen: readonly string[];
  /** The row to focus; null: none. */
  readonly focusRow: string | null;
}

/** `next` is the alert to go on with, '' when none is left. */
export type ReviewEvent =
  | { readonly type: 'open'; readonly alert: string; readonly inNotes: boolean }
  | { readonly type: 'start' | 'step' | 'reopen' | 'url'; readonly alert: string }
  | { readonly type: 'pin' }
  | { readonly type: 'decide' | 'confirm'; readonly alert: string; readonly next: string }
  | { readonly type: 'close'; readonly row: string }
  | { readonly type: 'focus'; readonly row: string | null };

/** The state of a screen that starts with this alert open; '' for none. */
export function initialReview(alert: string): ReviewState {
  return { alert, session: null, pinned: alert !== '', inNotes: false, reopen: [], focusRow: null };
}

/** The state after an event. */
export function reviewReducer(state: ReviewState, event: ReviewEvent): ReviewState {
  switch (event.type) {
    case 'open':
      return { ...chosen(state, event.alert), session: null, inNotes: event.inNotes };
    case 'start':
      return { ...chosen(state, event.alert), session: new Set() };
    case 'step':
      return chosen(state, event.alert);
    case 'pin':
      return { ...state, pinned: true };
    case 'decide':
      return decided(state, event.alert, event.next);
    case 'confirm':
      if (state.alert === event.alert) return decided(state, event.alert, event.next);
      return {
        ...state,
        session: state.session && new Set(state.session).add(event.alert),
        reopen: state.reopen.filter((id) => id !== event.alert),
      };
    case 'reopen':
      return reopened(state, event.alert);
    case 'close':
      return proceed({ ...state, session: null }, '', event.row);
    case 'focus':
      return { ...state, focusRow: event.row };
    case 'url':
      return state.alert === event.alert ? state : initialReview(event.alert);
  }
}

function chosen(state: ReviewState, alert: string): ReviewState {
  return { ...state, alert, pinned: true, inNotes: false, focusRow: null };
}

function decided(state: ReviewState, alert: string, next: string): ReviewState {
  if (state.session === null) return proceed(state, '', next);
  return proceed({ ...state, session: new Set(state.session).add(alert) }, next, next);
}

/** After the pinned alert: the first refused one, else `next`; without either, the row takes the focus. */
function proceed(state: ReviewState, next: string, row: string): ReviewState {
  const [first, ...rest] = state.reopen;
  if (first !== undefined) return { ...chosen(state, first), reopen: rest };
  const focusRow = next === '' ? row : null;
  return { ...state, alert: next, pinned: false, inNotes: false, focusRow };
}

function reopened(state: ReviewState, alert: string): ReviewState {
  const session = state.session && new Set([...state.session].filter((id) => id !== alert));
  if (state.alert === alert) return { ...state, session };
  if (state.alert !== '' && state.pinned)
    return { ...state, session, reopen: [...state.reopen, alert] };
  return { ...chosen(state, alert), session };
}

/** A session's progress: the place of the open alert, and the number of alerts in the session. */
export function progressOf(
  session: ReadonlySet<string>,
  index: number,
  pending: number,
): { at: number; of: number } {
  const of = session.size + pending;
  return { at: Math.min(session.size + Math.max(index, 0) + 1, of), of };
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
