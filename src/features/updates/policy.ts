import { buildId, built } from '../../config.ts';
import { firstUpdates, type Updates } from '../../shell/updates-context.ts';

export type UpdateEvent =
  /** A response to version.json; null: none that is usable. */
  | { readonly type: 'published'; readonly build: string | null }
  | { readonly type: 'wall'; readonly isWall: boolean }
  | { readonly type: 'wanted' }
  | { readonly type: 'gate'; readonly open: boolean }
  | { readonly type: 'dismissed' };

/**
 * The next state; its phase says what to do: check the gate, or reload. The wall reloads by itself, once per build, a
 * supervisor's tab on request, and both only through the gate: a check that the new page would start.
 */
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

/** The running page. Tests pass their own. */
export interface ThisPage {
  readonly build: string | null;
  readonly reload: () => void;
}

export const thisPage: ThisPage = {
  build: built ? buildId : null,
  reload: () => location.reload(),
};

/** Marks the app as started, for the watchdog of src/boot. */
export function markStarted(): void {
  document.documentElement.dataset['app'] = 'ready';
  document.documentElement.dataset['build'] = buildId;
}

const key = 'reloaded-for';

/** The build that this tab has reloaded for; null: none. */
export function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage may be blocked; the history entry outlives a reload too.
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null && key in state ? state[key] : null;
    return typeof known === 'string' ? known : null;
  }
}

export function keepReloadedFor(build: string): void {
  try {
    sessionStorage.setItem(key, build);
  } catch {
    history.replaceState({ [key]: build }, '');
  }
}
