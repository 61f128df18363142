import { type ReactNode, useEffect } from 'react';
import { Button } from '../ui/button.tsx';
import type { LoadState } from '../ui/lazy.ts';
import { useUpdates } from './updates-context.ts';

export function LoadingScreen({
  text = 'Loading screen...',
  className = 'py-6',
  ...loading
}: LoadState & { text?: string; className?: string }) {
  return (
    <OrNotLoaded {...loading}>
      <p role="status" data-loading-screen className={`text-small text-ink-2 ${className}`}>
        {text}
      </p>
    </OrNotLoaded>
  );
}

interface OrNotLoadedProps extends LoadState {
  readonly isPart?: boolean;
  readonly children: ReactNode;
}

const messageClass = 'grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center';
const refusal = "Couldn't reach the page yet. Try again in a moment.";

const codeMissing = new Error('The code of a screen could not be loaded');

/** The children while code loads, then a message if that fails: a deployment may have removed the code. */
export function OrNotLoaded({ failures, retry, isPart = false, children }: OrNotLoadedProps) {
  const { updates, reload, check } = useUpdates();
  // The code may be gone because another build is published.
  useEffect(() => {
    if (failures > 0) check();
  }, [failures, check]);
  const hasFailed = failures > 0;
  useEffect(() => {
    // As of an error that a boundary catches (docs/errors.md).
    if (hasFailed) dispatchEvent(new ErrorEvent('caughterror', { error: codeMissing }));
  }, [hasFailed]);
  if (failures === 0) return children;
  const { build, phase } = updates;
  const isNew = build !== null;
  const offersReload = isNew || failures > 1;
  const Heading = isPart ? 'h2' : 'h1';
  const what = isPart ? 'This part of the screen' : 'This screen';
  const busy = phase === 'checking' || phase === 'reloading';
  return (
    <div role="alert" data-not-loaded className={messageClass}>
      <Heading className="text-h1">
        {isNew ? 'A new version was published' : `${what} could not be loaded`}
      </Heading>
      <p className="text-small text-ink-2 max-w-[52ch] text-balance">
        {isNew
          ? `${what} is from an older version. Reload the page to use the new one.`
          : 'Retrying automatically. Nothing was changed on the server.'}
      </p>
      {phase === 'refused' && <p className="text-small text-caution max-w-[52ch]">{refusal}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {!isNew && <Button onClick={retry}>Try Again</Button>}
        {offersReload && (
          <Button
            look={isNew ? 'primary' : 'secondary'}
            aria-disabled={busy}
            onClick={busy ? undefined : reload}
          >
            {busy ? 'Checking...' : 'Reload'}
          </Button>
        )}
      </div>
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
