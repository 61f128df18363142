import { type ReactNode, useEffect, useState } from 'react';
import { buildId } from '../../config.ts';
import { useIsWall } from '../../shell/location.ts';
import { UpdatesContext } from '../../shell/updates-context.ts';
import { lazy } from '../../ui/lazy.ts';
import { useStore } from '../../ui/store.ts';
import { createUpdates, type ThisPage } from './updates.ts';

export { thisPage, type ThisPage } from './updates.ts';

/** The time between two requests for version.json, in ms. */
const checkEveryMs = 300_000;

const UpdateBar = lazy(async () => (await import('./update-bar.tsx')).UpdateBar);

interface UpdatesProviderProps {
  readonly page: ThisPage;
  readonly children: ReactNode;
}

export function UpdatesProvider({ page, children }: UpdatesProviderProps) {
  const isWall = useIsWall();
  const [updates] = useState(() => createUpdates(page));
  const { store, check } = updates;
  useEffect(() => {
    const isVisible = () => document.visibilityState === 'visible';
    // A covered window counts as hidden: the wall checks all the same, a tab when it shows again.
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
