import { lazyScreen } from '../../shell/lazy-screen.tsx';

/** The drawer's inside; its code is fetched when a row is about to be opened. */
export const Content = lazyScreen(
  async () => (await import('./drawer.tsx')).AppointmentContent,
  Loading,
);

function Loading() {
  return (
    <p role="status" data-loading-screen className="text-small text-ink-2 min-h-80 p-5">
      Loading appointment...
    </p>
  );
}
