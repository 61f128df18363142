/** What the reviewer is doing: nothing, one alert, or a session that goes through the queue (rulings C10). */
export interface Reviewing {
  /** The alert that is open; '' while none is. */
  readonly alert: string;
  /**
   * The alerts that this session has decided; null outside of a session. A session that has reached its end
   * is kept: its last decisions may still be refused.
   */
  readonly session: ReadonlySet<string> | null;
  /** The reviewer chose the open alert or writes its notes: nothing opens over it. */
  readonly inHand: boolean;
  /** The dialog starts in the notes. */
  readonly inNotes: boolean;
  /** Refused decisions whose alerts open again as soon as the one in hand is done with. */
  readonly returned: readonly string[];
  /** The row that is to take the focus; null: none. */
  readonly focusRow: string | null;
}

/** `next` is the alert to go on with, '' where none is left. */
export type ReviewEvent =
  | { readonly type: 'open'; readonly alert: string; readonly inNotes: boolean }
  | { readonly type: 'start' | 'step' | 'return' | 'url'; readonly alert: string }
  | { readonly type: 'write' }
  | { readonly type: 'decide' | 'confirm'; readonly alert: string; readonly next: string }
  | { readonly type: 'close' | 'focus'; readonly row: string }
  | { readonly type: 'focused' };

/** The state of a screen that begins with this alert open; '' for none. */
export function reviewingFrom(alert: string): Reviewing {
  return {
    alert,
    session: null,
    inHand: alert !== '',
    inNotes: false,
    returned: [],
    focusRow: null,
  };
}

/** The state after an event. */
export function reviewing(state: Reviewing, event: ReviewEvent): Reviewing {
  switch (event.type) {
    case 'open':
      return { ...chosen(state, event.alert), session: null, inNotes: event.inNotes };
    case 'start':
      return { ...chosen(state, event.alert), session: new Set() };
    case 'step':
      return chosen(state, event.alert);
    case 'write':
      return { ...state, inHand: true };
    case 'decide':
      return decided(state, event.alert, event.next);
    case 'confirm':
      if (state.alert === event.alert) return decided(state, event.alert, event.next);
      return {
        ...state,
        session: state.session && new Set(state.session).add(event.alert),
        returned: state.returned.filter((id) => id !== event.alert),
      };
    case 'return':
      return returned(state, event.alert);
    case 'close':
      return proceed({ ...state, session: null }, '', event.row);
    case 'focus':
      return { ...state, focusRow: event.row };
    case 'focused':
      return { ...state, focusRow: null };
    case 'url':
      return state.alert === event.alert ? state : reviewingFrom(event.alert);
  }
}

function chosen(state: Reviewing, alert: string): Reviewing {
  return { ...state, alert, inHand: true, inNotes: false, focusRow: null };
}

function decided(state: Reviewing, alert: string, next: string): Reviewing {
  if (state.session === null) return proceed(state, '', next);
  return proceed({ ...state, session: new Set(state.session).add(alert) }, next, next);
}

/** The alert in hand is done with: a refused one comes first, then `next`, else a row takes the focus. */
function proceed(state: Reviewing, next: string, row: string): Reviewing {
  const [first, ...rest] = state.returned;
  if (first !== undefined) return { ...chosen(state, first), returned: rest };
  const focusRow = next === '' ? row : null;
  return { ...state, alert: next, inHand: false, inNotes: false, focusRow };
}

function returned(state: Reviewing, alert: string): Reviewing {
  const session = state.session && new Set([...state.session].filter((id) => id !== alert));
  if (state.alert === alert) return { ...state, session };
  if (state.alert !== '' && state.inHand)
    return { ...state, session, returned: [...state.returned, alert] };
  return { ...chosen(state, alert), session };
}

/** How far a session is: the place of the open alert, and how many the session has in all. */
export function progressOf(
  session: ReadonlySet<string>,
  index: number,
  pending: number,
): { at: number; of: number } {
  const of = session.size + pending;
  return { at: Math.min(session.size + Math.max(index, 0) + 1, of), of };
}
