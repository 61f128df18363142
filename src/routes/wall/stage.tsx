import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { easternDate } from '../../domain/time/eastern.ts';
import { useServerMoment } from '../../query/screen-time.ts';
import { changeSearch, useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { useWakeLock } from '../../shell/wake-lock.ts';
import { useMoment } from '../../ui/clock.ts';
import { burnInShift } from './burn-in.ts';
import { FullScreen, isFullScreen } from './full-screen.tsx';
import type { WallStatus } from './status.ts';

interface StageProps {
  readonly name: string;
  readonly state: WallStatus['state'];
  readonly className: string;
  readonly children: ReactNode;
}

/** The wall's one picture (visual.md 'Wall display'): 120 x 67.5 rem, in portrait the whole screen. No scroll. */
export function Stage({ name, state, className, children }: StageProps) {
  useWallPage(name);
  useWakeLock(true);
  useNewDay();
  useEscape();
  const transform = useMoment(({ now }) => burnInShift(now));
  return (
    <div className="bg-surface fixed inset-0 grid place-content-center overflow-hidden">
      <main
        id="main"
        data-card={name}
        data-state={state}
        className={`relative h-[67.5rem] w-[120rem] px-[5rem] py-[3.375rem] ${className}`}
        style={{ transform }}
      >
        <h1 className="sr-only">{name}</h1>
        {children}
        <FullScreen />
      </main>
    </div>
  );
}

function useWallPage(name: string): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['display'] = 'wall';
    document.title = `${name} · Appointment Tracker`;
    return () => {
      delete root.dataset['display'];
    };
  }, [name]);
  useEffect(() => {
    // A covered or hidden window would stop polls and retries (design.md section 4).
    focusManager.setFocused(true);
    return () => focusManager.setFocused(undefined);
  }, []);
}

/** Fetches everything at midnight. */
function useNewDay(): void {
  const client = useQueryClient();
  const day = useServerMoment(({ now }) => easternDate(now));
  const before = useRef(day);
  useEffect(() => {
    if (before.current === day) return;
    before.current = day;
    // Cancels requests on their way: they were made yesterday.
    void client.refetchQueries({ type: 'active' });
  }, [client, day]);
}

/** Esc leads to the dashboard, unless `&lock=1`. */
function useEscape(): void {
  const locked = useSearchText('lock') === '1';
  const noModal = useNoModal();
  useEffect(() => {
    if (locked || !noModal) return undefined;
    const leave = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // There the browser's Esc leaves the full screen.
      if (isFullScreen()) return;
      if (event.key === 'Escape' && !isModified && !event.defaultPrevented)
        changeSearch({ display: '', show: '', lock: '' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [locked, noModal]);
}
