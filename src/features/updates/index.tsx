import { type ReactNode, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import type { Deployment } from '../../boot/deployment.ts';
import { useIsWall } from '../../shell/location.ts';
import { firstUpdates, UpdatesContext } from '../../shell/updates-context.ts';
import { lazy, loadUntilThere } from '../../ui/lazy.ts';
import { keepReloadedFor, reloadedFor, step, type ThisPage } from './policy.ts';

export { markStarted, thisPage, type ThisPage } from './policy.ts';

/** The time between two requests for version.json, in ms. */
const checkEveryMs = 300_000;

/** A page whose boot.js did not come has to fetch the code. */
const deployments = async () =>
  globalThis.deployments ?? (await loadUntilThere(() => import('../../boot/deployment.ts')));

const UpdateBar = lazy(async () => (await import('./update-bar.tsx')).UpdateBar);

interface UpdatesProviderProps {
  readonly page: ThisPage;
  readonly children: ReactNode;
}

export function UpdatesProvider({ page, children }: UpdatesProviderProps) {
  const isWall = useIsWall();
  const [updates, dispatch] = useReducer(step, null, () =>
    firstUpdates({ running: page.build, isWall, reloadedFor: reloadedFor() }),
  );
  const { running, phase, build } = updates;
  const known = useRef<Deployment | null>(null);

  const check = useCallback(() => {
    if (running === null) return;
    const read = async () => {
      known.current = await (await deployments()).publishedDeployment();
      dispatch({ type: 'published', build: known.current?.build ?? null });
    };
    void read();
  }, [running]);

  useEffect(() => dispatch({ type: 'wall', isWall }), [isWall]);

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

  useEffect(() => {
    if (phase !== 'checking') return undefined;
    let isOver = false;
    const checkGate = async () => {
      const isKnown = build !== null && known.current?.build === build;
      const { publishedDeployment, isReloadSafe } = await deployments();
      const open = await isReloadSafe(isKnown ? known.current : await publishedDeployment());
      if (!isOver) dispatch({ type: 'gate', open });
    };
    void checkGate();
    return () => {
      isOver = true;
    };
  }, [phase, build]);

  useEffect(() => {
    if (phase !== 'reloading') return;
    if (build !== null) keepReloadedFor(build);
    page.reload();
  }, [phase, build, page]);

  const value = useMemo(
    () => ({
      updates,
      check,
      reload: () => dispatch({ type: 'wanted' }),
      dismiss: () => dispatch({ type: 'dismissed' }),
    }),
    [updates, check],
  );
  return (
    <UpdatesContext value={value}>
      {children}
      {build !== null && <UpdateBar />}
    </UpdatesContext>
  );
}
