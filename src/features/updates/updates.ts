import type { Deployment } from '../../boot/deployment.ts';
import { buildId, built } from '../../config.ts';
import { screenAt } from '../../paths.ts';
import { noUpdates, type UpdatesValue } from '../../shell/updates-context.ts';
import { loadUntilThere } from '../../ui/lazy.ts';
import { createStore } from '../../ui/store.ts';

/** The running page. Tests pass their own. */
export interface ThisPage {
  /** Null on the development server. */
  readonly build: string | null;
  readonly reload: () => void;
}

export const thisPage: ThisPage = {
  build: built ? buildId : null,
  reload: () => location.reload(),
};

/** A page whose boot.js did not come has to fetch the code. */
const deployments = async () =>
  globalThis.deployments ?? (await loadUntilThere(() => import('../../boot/deployment.ts')));

const isWall = () => screenAt(location) === 'wall';

/**
 * Knows which build is published. The wall reloads by itself, once per build, a supervisor's tab on request, and both
 * only once the server has all that the new page starts with.
 */
export function createUpdates(page: ThisPage): UpdatesValue {
  const start = { ...noUpdates, running: page.build, reloadedFor: reloadedFor() };
  const store = createStore(start);

  async function check(): Promise<void> {
    if (page.build === null) return;
    const published = await (await deployments()).publishedDeployment();
    if (published === null) return;
    const { phase, build, ...before } = store.get();
    if (published.build === page.build) {
      // Without another build a person may reload all the same, where a screen cannot be loaded.
      if (build !== null && phase !== 'reloading')
        store.set({ ...start, reloadedFor: before.reloadedFor });
      return;
    }
    const isChecking = phase === 'checking';
    if (published.build !== build)
      store.set({
        ...before,
        build: published.build,
        phase: isChecking ? phase : 'ready',
        isDismissed: false,
      });
    if (isWall() && !isChecking && published.build !== before.reloadedFor)
      await tryReload(false, published);
  }

  async function tryReload(isWanted: boolean, known?: Deployment): Promise<void> {
    store.set((before) => ({ ...before, phase: 'checking' }));
    const { publishedDeployment, isReloadSafe } = await deployments();
    const isSafe = await isReloadSafe(known ?? (await publishedDeployment()));
    const { build, phase } = store.get();
    // The build may have been withdrawn, and the wall left.
    if (phase !== 'checking') return;
    if (!isSafe || (!isWanted && !isWall())) {
      store.set((before) => ({ ...before, phase: isWanted ? 'refused' : 'ready' }));
      return;
    }
    store.set((before) => ({ ...before, phase: 'reloading', reloadedFor: build }));
    if (build !== null) keepReloadedFor(build);
    page.reload();
  }

  return {
    store,
    check: () => void check(),
    reload: () => void tryReload(true),
    dismiss: () => store.set((before) => ({ ...before, isDismissed: true })),
  };
}

const key = 'reloaded-for';

/** The build that this tab has reloaded for; null: none. */
function reloadedFor(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    // Storage may be blocked; the history entry outlives a reload too.
    const state: unknown = history.state;
    const known = typeof state === 'object' && state !== null && key in state ? state[key] : null;
    return typeof known === 'string' ? known : null;
  }
}

function keepReloadedFor(build: string): void {
  try {
    sessionStorage.setItem(key, build);
  } catch {
    history.replaceState({ [key]: build }, '');
  }
}
