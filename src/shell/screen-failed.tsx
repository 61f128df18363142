import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';

/** Nobody touches the wall: a failed screen renders again after this long, in ms. */
export const retryMs = 30_000;

interface ScreenFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** In place of a screen that threw; the menu beside it still works. */
export function ScreenFailed({ error, onRetry }: ScreenFailedProps) {
  useEffect(() => {
    const timer = setTimeout(onRetry, retryMs);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <div
      role="alert"
      className="grid min-h-[60vh] content-center justify-items-center gap-2 px-4 text-center"
    >
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
