import { Button } from '../ui/button.tsx';
import { useUpdates } from './updates-context.ts';

interface ScreenNotLoadedProps {
  readonly isPart: boolean;
  readonly failures: number;
  readonly onRetry: () => void;
}

const refusal = "Couldn't reach the page yet. Try again in a moment.";

/** A screen whose code did not load: a deployment may have removed it, or the browser keeps a failed import. */
export function ScreenNotLoaded({ isPart, failures, onRetry }: ScreenNotLoadedProps) {
  const { updates, reload } = useUpdates();
  const { build, phase } = updates;
  const isNew = build !== null;
  const offersReload = isNew || failures > 1;
  const Heading = isPart ? 'h2' : 'h1';
  const what = isPart ? 'This part of the screen' : 'This screen';
  const busy = phase === 'checking' || phase === 'reloading';
  return (
    <div
      role="alert"
      data-not-loaded
      className="grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center"
    >
      <Heading className="text-h1">
        {isNew ? 'A new version was published' : `${what} could not be loaded`}
      </Heading>
      <p className="text-small text-ink-2 max-w-[52ch] text-balance">
        {isNew
          ? `${what} is from an older version. Reload the page to use the new one.`
          : "Couldn't load. Retrying automatically. Nothing was changed on the server."}
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
            {busy ? 'Checking...' : 'Reload'}
          </Button>
        )}
      </div>
    </div>
  );
}
