import { Button } from '../ui/button.tsx';

/** A screen that could not be drawn at all; the menu beside it still works. */
export function ScreenFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="grid min-h-[60vh] content-center justify-items-center gap-2 text-center"
    >
      <h1 className="text-h1">This screen could not be shown</h1>
      <p className="text-small text-ink-2">
        Something in it went wrong ({error.name}). Nothing was changed on the server.
      </p>
      <Button className="mt-2" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}
