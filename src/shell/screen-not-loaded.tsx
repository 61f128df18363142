import { Button } from '../ui/button.tsx';
import { useUpdates } from './updates/updates-context.ts';

interface ScreenNotLoadedProps {
  /** How often the screen's code was asked for in vain. */
  readonly failures: number;
  readonly onRetry: () => void;
}

const refusal = 'The page cannot be reached yet. Try again in a moment.';

/**
 * A screen whose code did not arrive. After a deployment the files of the version before may be gone;
 * then only a reload helps. So it may where a browser keeps a failed load and never asks again.
 */
export function ScreenNotLoaded({ failures, onRetry }: ScreenNotLoadedProps) {
  const { updates, reload } = useUpdates();
  const { build, phase } = updates;
  const isNew = build !== null;
  const offersReload = isNew || failures > 1;
  const busy = phase === 'asking' || phase === 'reloading';
  return (
    <div
      role="alert"
      data-not-loaded
      className="grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center"
    >
      <h1 className="text-h1">
        {isNew ? 'A new version was published' : 'This screen could not be loaded'}
      </h1>
      <p className="text-small text-ink-2 max-w-[52ch] text-balance">
        {isNew
          ? 'This screen belongs to the version before and is no longer there. Reload the page to go on with the new one.'
          : 'Its code did not arrive. It is asked for again by itself; nothing was changed on the server.'}
      </p>
      {phase === 'refused' && <p className="text-small text-caution max-w-[52ch]">{refusal}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        {!isNew && <Button onClick={onRetry}>Try Again</Button>}
        {offersReload && (
          <Button
            look={isNew ? 'primary' : 'secondary'}
            aria-disabled={busy}
            onClick={busy ? undefined : reload}
          >
            {busy ? 'Asking for the page...' : 'Reload'}
          </Button>
        )}
      </div>
    </div>
  );
}
