import { buildId, built } from '../../config.ts';

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
