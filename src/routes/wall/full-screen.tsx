import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchText } from '../../shell/location.ts';

const shownMs = 3_000;

/** Shown after a pointer moves and on focus. A locked wall offers the way in, not the way out. */
export function FullScreen() {
  const isAwake = usePointerMoves();
  const isFull = useSyncExternalStore(onFullScreen, isFullScreen);
  const isLocked = useSearchText('lock') === '1';
  if (!document.fullscreenEnabled || (isLocked && isFull)) return null;
  const Icon = isFull ? Minimize : Maximize;
  return (
    <button
      type="button"
      data-awake={isAwake || undefined}
      onClick={() => void (isFull ? leave() : enter())}
      className="wall-full-screen text-wall-detail text-ink"
    >
      <Icon aria-hidden />
      {isFull ? 'Leave full screen' : 'Full screen'}
    </button>
  );
}

export const isFullScreen = () => document.fullscreenElement instanceof Element;

function onFullScreen(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

// The browser may refuse either, which changes nothing.
const enter = () => document.documentElement.requestFullscreen().catch(() => undefined);
const leave = () => document.exitFullscreen().catch(() => undefined);

/** Whether a pointer has moved or touched in the last 3 s; the cursor shows as long. */
function usePointerMoves(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = ({ type, movementX, movementY }: PointerEvent) => {
      // A change under a resting pointer is a move of 0.
      if (type === 'pointermove' && movementX === 0 && movementY === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => setAwake(false), shownMs);
      setAwake(true);
    };
    window.addEventListener('pointermove', wake);
    window.addEventListener('pointerdown', wake);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointermove', wake);
      window.removeEventListener('pointerdown', wake);
    };
  }, []);
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-pointer', isAwake);
    return () => void root.toggleAttribute('data-pointer', false);
  }, [isAwake]);
  return isAwake;
}
