import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSearchText } from '../../shell/location.ts';

/** So long after the pointer has moved the control stands there, in ms. */
const shownMs = 3_000;

/**
 * 'Full screen', in the moment after a pointer moves and while the keyboard has it. A locked wall offers the way
 * into the full screen, which whoever hangs it up needs, and not the way out.
 */
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
      className="wall-full-screen text-wall-words text-ink"
    >
      <Icon aria-hidden />
      {isFull ? 'Leave full screen' : 'Full screen'}
    </button>
  );
}

export const isFullScreen = () => document.fullscreenElement instanceof Element;

function onFullScreen(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

// Either may be refused, by a policy or because the other came first: then all stays as it is.
const enter = () => document.documentElement.requestFullscreen().catch(() => undefined);
const leave = () => document.exitFullscreen().catch(() => undefined);

/** Whether a pointer has moved, or touched, just now; the cursor is there as long. */
function usePointerMoves(): boolean {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wake = ({ type, movementX, movementY }: PointerEvent) => {
      // What changes under a resting pointer is told as a move of 0.
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
