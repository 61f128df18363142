import { focusManager } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { Maximize, Minimize } from 'lucide-react';
import { changeSearch, useSearchText } from '../../shell/location.ts';
import { useNoModal } from '../../shell/modal.tsx';
import { keepAwake } from '../../shell/wake-lock.ts';
import { useMoment } from '../../ui/clock.ts';
import type { WallStatus } from './status.ts';

const name = 'Wall Display';

interface StageProps {
  readonly state: WallStatus['state'];
  readonly isNight?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** The frame of the wall: 120 x 67.5 rem, in portrait the whole screen. No scroll. */
export function Stage({ state, isNight = false, className, children }: StageProps) {
  useWallPage();
  useEffect(keepAwake, []);
  useEscape();
  const transform = useMoment(({ now }) => burnInShift(now));
  return (
    <div className="bg-surface fixed inset-0 grid place-content-center overflow-hidden">
      <main
        id="main"
        data-card={name}
        data-state={state}
        data-night={isNight || undefined}
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

function useWallPage(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['display'] = 'wall';
    document.title = `${name} · Appointment Tracker`;
    return () => {
      delete root.dataset['display'];
    };
  }, []);
  useEffect(() => {
    // A covered or hidden window would stop polls and retries.
    focusManager.setFocused(true);
    return () => focusManager.setFocused(undefined);
  }, []);
}

/** Esc leads to the dashboard, unless `&lock=1`. */
function useEscape(): void {
  const locked = useSearchText('lock') === '1';
  const noModal = useNoModal();
  useEffect(() => {
    if (locked || !noModal) return undefined;
    const leave = (event: KeyboardEvent) => {
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      // In full screen, the browser uses Esc to leave it.
      if (isFullScreen()) return;
      if (event.key === 'Escape' && !isModified && !event.defaultPrevented)
        changeSearch({ display: '', show: '', lock: '' });
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [locked, noModal]);
}

const shiftEveryMs = 10 * 60_000;
// In px. Each shift is 2 px from the one before.
const shifts = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

/** The CSS transform that moves the picture by 2 px every 10 minutes. */
export function burnInShift(nowMs: number): string {
  const [x, y] = shifts[Math.floor(nowMs / shiftEveryMs) % shifts.length] ?? shifts[0];
  return `translate(${x}px, ${y}px)`;
}

const shownMs = 3_000;

/** Shown after a pointer moves and on focus. A locked wall has no button to leave full screen. */
function FullScreen() {
  usePointerMoves();
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen);
  const isLocked = useSearchText('lock') === '1';
  if (!document.fullscreenEnabled || (isLocked && isFull)) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      onClick={() => void (isFull ? leave() : enter())}
      className="wall-full-screen bg-surface text-ink absolute flex items-center whitespace-nowrap"
    >
      <Icon aria-hidden />
      {isFull ? 'Leave full screen' : 'Full screen'}
    </button>
  );
}

const isFullScreen = () => document.fullscreenElement instanceof Element;

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

// The browser may refuse either, which changes nothing.
const enter = () => document.documentElement.requestFullscreen().catch(() => undefined);
const leave = () => document.exitFullscreen().catch(() => undefined);

/** Marks the page for 3 s after a pointer has moved or touched; the cursor is visible for as long. */
function usePointerMoves(): void {
  useEffect(() => {
    const root = document.documentElement;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const sleep = () => {
      clearTimeout(timer);
      root.toggleAttribute('data-pointer', false);
    };
    const wake = ({ type, movementX, movementY }: PointerEvent) => {
      // When the page changes under a resting pointer, the browser sends a move of 0.
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      clearTimeout(timer);
      timer = setTimeout(sleep, shownMs);
      root.toggleAttribute('data-pointer', true);
    };
    window.addEventListener('pointermove', wake);
    window.addEventListener('pointerdown', wake);
    return () => {
      sleep();
      window.removeEventListener('pointermove', wake);
      window.removeEventListener('pointerdown', wake);
    };
  }, []);
}
