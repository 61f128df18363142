/**
 * When a page reloads for a newer build: the wall by itself, once per build; a supervisor's tab on request. Both only
 * through the gate, a check that the new page would start.
 */
export interface Updates {
  /** The build of this page; null on the development server. */
  readonly running: string | null;
  readonly isWall: boolean;
  /** The build that this tab has reloaded for already. */
  readonly reloadedFor: string | null;
  /** The published build where it differs from the running one; null while none is known. */
  readonly build: string | null;
  /** `checking`: the gate is pending; `refused`: a person wanted to reload and the gate was shut. */
  readonly phase: 'current' | 'ready' | 'checking' | 'refused' | 'reloading';
  /** Whether a person requested what the phase says. */
  readonly wanted: boolean;
  readonly dismissed: boolean;
}

export type UpdateEvent =
  /** A response to version.json; null: none that is usable. */
  | { readonly type: 'published'; readonly build: string | null }
  | { readonly type: 'wall'; readonly isWall: boolean }
  | { readonly type: 'wanted' }
  | { readonly type: 'gate'; readonly open: boolean }
  | { readonly type: 'dismissed' };

export function firstUpdates(start: Pick<Updates, 'running' | 'isWall' | 'reloadedFor'>): Updates {
  return { ...start, build: null, phase: 'current', wanted: false, dismissed: false };
}

/** The next state. Its phase says what to do: check the gate, or reload. */
export function step(state: Updates, event: UpdateEvent): Updates {
  switch (event.type) {
    case 'published':
      return published(state, event.build);
    case 'wall':
      return event.isWall === state.isWall ? state : policed({ ...state, isWall: event.isWall });
    case 'wanted':
      return { ...state, phase: 'checking', wanted: true };
    case 'gate':
      return state.phase === 'checking' ? passed(state, event.open) : state;
    case 'dismissed':
      return { ...state, dismissed: true };
  }
}

function published(state: Updates, build: string | null): Updates {
  if (build === null) return state;
  if (build === state.running)
    return state.build === null || state.phase === 'reloading' ? state : firstUpdates(state);
  if (build === state.build) return policed(state);
  const phase = state.wanted && state.phase === 'checking' ? 'checking' : 'ready';
  return policed({ ...state, build, phase, dismissed: false });
}

/** The wall checks the gate by itself; a page that stopped being the wall does not. */
function policed(state: Updates): Updates {
  const { phase, build, wanted } = state;
  if (phase === 'reloading' || (phase === 'checking' && wanted)) return state;
  if (!state.isWall) return phase === 'checking' ? { ...state, phase: 'ready' } : state;
  if (build === null || build === state.reloadedFor) return state;
  return { ...state, phase: 'checking', wanted: false };
}

function passed(state: Updates, open: boolean): Updates {
  if (open) return { ...state, phase: 'reloading', reloadedFor: state.build };
  return { ...state, phase: state.wanted ? 'refused' : 'ready' };
}
