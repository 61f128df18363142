import { type ReactNode, useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import type { LoadState } from '../ui/lazy.ts';

export function LoadingScreen({
  text = 'Loading screen...',
  className = 'py-6',
  hasFailed,
}: LoadState & { text?: string; className?: string }) {
  return (
    <OrNotLoaded hasFailed={hasFailed}>
      <p role="status" data-loading-screen className={`text-small text-ink-2 ${className}`}>
        {text}
      </p>
    </OrNotLoaded>
  );
}

interface OrNotLoadedProps extends LoadState {
  readonly isSection?: boolean;
  readonly children: ReactNode;
}

const messageClass = 'grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center';

const codeMissing = new Error('The code of a screen could not be loaded');

/** The children while code loads, then a message if that fails: a deployment may have removed the code. */
export function OrNotLoaded({ hasFailed, isSection = false, children }: OrNotLoadedProps) {
  useEffect(() => {
    // As of an error that a boundary catches (docs/errors.md).
    if (hasFailed) dispatchEvent(new ErrorEvent('caughterror', { error: codeMissing }));
  }, [hasFailed]);
  if (!hasFailed) return children;
  const Heading = isSection ? 'h2' : 'h1';
  return (
    <div role="alert" className={messageClass}>
      <Heading className="text-h1">
        {isSection ? 'This part of the screen' : 'This screen'} could not be loaded
      </Heading>
      <p className="text-small text-ink-2 max-w-[52ch] text-balance">
        Retrying automatically. Reload the page if a new version was published.
      </p>
      <Button className="mt-2" onClick={() => location.reload()}>
        Reload
      </Button>
    </div>
  );
}

/** A failed screen renders again after this long, in ms, also on the wall. */
export const failedRetryMs = 30_000;

/** In place of a screen that threw; the menu beside it still works. */
export function ScreenFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onRetry, failedRetryMs);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <div role="alert" className={messageClass}>
      <h1 className="text-h1">This screen could not be shown</h1>
      <p className="text-small text-ink-2">
        An error occurred ({error.name}). Nothing was changed on the server. Retrying automatically.
      </p>
      <Button className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
