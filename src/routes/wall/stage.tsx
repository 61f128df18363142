import { focusManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { easternDate } from '../../domain/time/eastern.ts';
import { shiftOf, shiftPlace } from './texts.ts';
import { changeSearch, useSearchText } from '../../shell/location.ts';
import { useMoment } from '../../ui/clock/clock.ts';
import { useNoModal } from '../../shell/modal-stack.ts';
import { useWakeLock } from '../../shell/wake-lock.ts';
import { FullScreen, isFullScreen } from './full-screen.tsx';

interface StageProps {
  readonly name: string;
  readonly state: 'loading' | 'ready' | 'stale' | 'error';
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The wall's one picture (visual.md 'Wall display'): 120 x 67.5 rem, as large as the screen allows, the rest of
 * the screen empty; on a screen that stands upright all of it. No scroll, and no control or cursor but in the moment
 * after a pointer moves.
 */
export function Stage({ name, state, className, children }: StageProps) {
  useWallPage(name);
  useWakeLock(true);
  useNewDay();
  useEscape();
  const { x, y } = shiftOf(useMoment(({ now }) => shiftPlace(now)));
  return (
    <div className="bg-surface fixed inset-0 grid place-content-center overflow-hidden">
      <main
        id="main"
        data-card={name}
        data-state={state}
        className={`relative h-[67.5rem] w-[120rem] px-[5rem] py-[3.375rem] ${className}`}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <h1 className="sr-only">{name}</h1>
        {children}
        <FullScreen />
      </main>
    </div>
  );
}

/** The page as a whole while the wall is on it. */
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
    // A covered or hidden window would stop its polls and hold back its retries (design.md section 4).
    focusManager.setFocused(true);
    return () => focusManager.setFocused(undefined);
  }, []);
}

/** At midnight everything is asked for at once: figures of yesterday are no figures of today. */
function useNewDay(): void {
  const client = useQueryClient();
  const day = useMoment(({ now }) => easternDate(now));
  const before = useRef(day);
  useEffect(() => {
    if (before.current === day) return;
    before.current = day;
    // What is on its way was asked for yesterday.
    void client.refetchQueries({ type: 'active' });
  }, [client, day]);
}

/** Esc leads to the dashboard; with `&lock=1` nothing does. */
function useEscape(): void {
  const locked = useSearchText('lock') === '1';
  const noModal = useNoModal();
  useEffect(() => {
    if (locked || !noModal) return undefined;
    const leave = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // In the full screen Esc is the way out of that.
      if (isFullScreen()) return;
      if (event.key === 'Escape' && !isModified && !event.defaultPrevented)
        changeSearch({ display: '', show: '', lock: '' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [locked, noModal]);
}
