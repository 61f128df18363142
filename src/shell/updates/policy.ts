/**
 * When a page gives way to a newer build: the wall by itself, once per build; a supervisor's tab when its
 * person says so. Either only once the gate has found that the new page would start.
 */
export interface Updates {
  /** The build of this page; null where none is built, as on the development server. */
  readonly running: string | null;
  readonly isWall: boolean;
  /** The build that this tab has reloaded for, so that it does not do so twice. */
  readonly reloadedFor: string | null;
  /** The published build while it is another than the running one; null while none is known. */
  readonly build: string | null;
  /** `asking`: the gate is being asked; `refused`: a person wanted to reload and the gate was shut. */
  readonly phase: 'current' | 'waiting' | 'asking' | 'refused' | 'reloading';
  /** Whether it was a person who wanted what the phase says. */
  readonly wanted: boolean;
  readonly dismissed: boolean;
}

export type UpdateEvent =
  /** version.json was asked for; null: nothing usable came, which says nothing. */
  | { readonly type: 'published'; readonly build: string | null }
  | { readonly type: 'wall'; readonly isWall: boolean }
  | { readonly type: 'wanted' }
  | { readonly type: 'gate'; readonly open: boolean }
  | { readonly type: 'dismissed' };

export function firstUpdates(start: Pick<Updates, 'running' | 'isWall' | 'reloadedFor'>): Updates {
  return { ...start, build: null, phase: 'current', wanted: false, dismissed: false };
}

/** The next state (issue 4 item 3). What is to be done stands in the phase: ask the gate, or reload. */
export function step(state: Updates, event: UpdateEvent): Updates {
  switch (event.type) {
    case 'published':
      return published(state, event.build);
    case 'wall':
      return event.isWall === state.isWall ? state : policed({ ...state, isWall: event.isWall });
    case 'wanted':
      return { ...state, phase: 'asking', wanted: true };
    case 'gate':
      return state.phase === 'asking' ? passed(state, event.open) : state;
    case 'dismissed':
      return { ...state, dismissed: true };
  }
}

function published(state: Updates, build: string | null): Updates {
  if (build === null) return state;
  if (build === state.running) return isSettled(state) ? state : firstUpdates(state);
  if (build === state.build) return policed(state);
  const phase = state.wanted && state.phase === 'asking' ? 'asking' : 'waiting';
  return policed({ ...state, build, phase, dismissed: false });
}

/** With no build waiting, or on the way out, the news that nothing is new changes nothing. */
function isSettled({ build, phase }: Updates): boolean {
  return build === null || phase === 'reloading';
}

/** The wall asks the gate by itself; a page that is no wall any more doesn't. */
function policed(state: Updates): Updates {
  const { phase, build, wanted } = state;
  if (phase === 'reloading' || (phase === 'asking' && wanted)) return state;
  if (!state.isWall) return phase === 'asking' ? { ...state, phase: 'waiting' } : state;
  if (build === null || build === state.reloadedFor) return state;
  return { ...state, phase: 'asking', wanted: false };
}

function passed(state: Updates, open: boolean): Updates {
  if (open) return { ...state, phase: 'reloading', reloadedFor: state.build };
  return { ...state, phase: state.wanted ? 'refused' : 'waiting' };
}
