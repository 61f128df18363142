import { type ReactNode, useEffect, useState } from 'react';
import { buildId, isBuilt } from '../../config.ts';
import { useIsWall } from '../../shell/location.ts';
import { UpdatesContext, noUpdates, type UpdatesValue } from '../../shell/updates-context.ts';
import { lazy, loadUntilThere } from '../../ui/lazy.ts';
import { createStore, safeStorage, useStore } from '../../ui/store.ts';
import type { Deployment } from '../../boot/deployment.ts';
import { screenAt } from '../../paths.ts';

/** The time between two requests for version.json, in ms. */
const checkEveryMs = 300_000;

const UpdateBar = lazy(async () => (await import('./update-bar.tsx')).UpdateBar);

export function UpdatesProvider({ page, children }: { page: ThisPage; children: ReactNode }) {
  const isWall = useIsWall();
  const [updates] = useState(() => createUpdates(page));
  const { store, check } = updates;
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    // A covered window counts as hidden: the wall checks anyway, a tab when it is visible again.
    const timer = setInterval(() => (isWall || isVisible()) && check(), checkEveryMs);
    const onShow = () => isVisible() && check();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isWall, check]);
  const isNew = useStore(store, ({ build }) => build !== null);
  return (
    <UpdatesContext value={updates}>
      {children}
      {isNew && <UpdateBar />}
    </UpdatesContext>
  );
}

/** Marks the app as started, for the watchdog of src/boot. */
export function markStarted(): void {
  document.documentElement.dataset['app'] = 'ready';
  document.documentElement.dataset['build'] = buildId;
}

/** The running page. Tests pass their own. */
export interface ThisPage {
  /** Null on the development server. */
  readonly build: string | null;
  readonly reload: () => void;
}

export const thisPage: ThisPage = {
  build: isBuilt ? buildId : null,
  reload: () => location.reload(),
};

/** Fetches the code only if boot.js did not load. */
const deployments = async () =>
  globalThis.deployments ?? (await loadUntilThere(() => import('../../boot/deployment.ts')));

const isWall = () => screenAt(location) === 'wall';

/**
 * Follows the published build. The wall reloads by itself, once per build, a tab on request, and both only when the
 * server serves all files that the new page starts with.
 */
function createUpdates(page: ThisPage): UpdatesValue {
  const start = { ...noUpdates, reloadedFor: reloadedFor() };
  const store = createStore(start);

  async function check(): Promise<void> {
    if (page.build === null) return;
    const published = await (await deployments()).publishedDeployment();
    if (published === null) return;
    const { phase, build, ...before } = store.get();
    if (published.build === page.build) {
      // `reloading` stays: a person may reload the same build if a screen cannot be loaded.
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

  async function tryReload(isWanted: boolean, deployment?: Deployment): Promise<void> {
    store.set((before) => ({ ...before, phase: 'checking' }));
    const { publishedDeployment, isReloadSafe } = await deployments();
    const isSafe = await isReloadSafe(deployment ?? (await publishedDeployment()));
    const { build, phase } = store.get();
    // Meanwhile the build may have been withdrawn, or the wall closed.
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

const storage = safeStorage('session');
const key = 'reloaded-for';

/** The build for which this tab has reloaded, or null. Without storage it is in the history entry, which a reload keeps. */
function reloadedFor(): string | null {
  const state: unknown = history.state;
  const kept = typeof state === 'object' && state !== null && key in state ? state[key] : null;
  return storage.get(key) ?? (typeof kept === 'string' ? kept : null);
}

function keepReloadedFor(build: string): void {
  if (!storage.set(key, build)) history.replaceState({ [key]: build }, '');
}
