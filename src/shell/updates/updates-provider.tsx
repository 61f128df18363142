import { useCallback, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';
import { useIsWall } from '../location.ts';
import { firstUpdates, step } from './policy.ts';
import { isReloadSafe, publishedDeployment, type Deployment } from '../../boot/deployment.ts';
import { keepReloadedFor, reloadedFor, type ThisPage } from './this-page.ts';
import { UpdateBar } from './update-bar.tsx';
import { UpdatesContext } from './updates-context.ts';

/** How often a page asks which build is published, in ms. */
const lookEveryMs = 300_000;

interface UpdatesProviderProps {
  readonly page: ThisPage;
  readonly children: ReactNode;
}

/** Notices a new deployment and carries out what the policy decides, on the wall and in the frame alike. */
export function UpdatesProvider({ page, children }: UpdatesProviderProps) {
  const isWall = useIsWall();
  const [updates, tell] = useReducer(step, null, () =>
    firstUpdates({ running: page.build, isWall, reloadedFor: reloadedFor() }),
  );
  const { running, phase, build } = updates;
  const known = useRef<Deployment | null>(null);

  const look = useCallback(() => {
    if (running === null) return;
    const read = async () => {
      known.current = await publishedDeployment();
      tell({ type: 'published', build: known.current?.build ?? null });
    };
    void read();
  }, [running]);

  useEffect(() => tell({ type: 'wall', isWall }), [isWall]);

  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    // A covered window counts as hidden: the wall goes on all the same, a tab looks when it shows again.
    const timer = setInterval(() => (isWall || isSeen()) && look(), lookEveryMs);
    const onShow = () => isSeen() && look();
    document.addEventListener('visibilitychange', onShow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [isWall, look]);

  useEffect(() => {
    if (phase !== 'asking') return undefined;
    let isOver = false;
    const ask = async () => {
      const isKnown = build !== null && known.current?.build === build;
      const deployment = isKnown ? known.current : await publishedDeployment();
      const open = await isReloadSafe(deployment);
      if (!isOver) tell({ type: 'gate', open });
    };
    void ask();
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
      look,
      reload: () => tell({ type: 'wanted' }),
      dismiss: () => tell({ type: 'dismissed' }),
    }),
    [updates, look],
  );
  return (
    <UpdatesContext value={value}>
      {children}
      <UpdateBar />
    </UpdatesContext>
  );
}
