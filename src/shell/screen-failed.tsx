import { useEffect } from 'react';
import { Button } from '../ui/button.tsx';

/** Nobody touches the wall: what could not be drawn is tried again by itself after this long, in ms. */
export const retryMs = 30_000;

interface ScreenFailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** A screen that could not be drawn at all; the menu beside it still works. */
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
        Something in it went wrong ({error.name}). Nothing was changed on the server. It is tried
        again by itself.
      </p>
      <Button className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
