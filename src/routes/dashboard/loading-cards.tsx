import { OrNotLoaded } from '../../shell/screen-states.tsx';
import type { LoadState } from '../../ui/lazy.ts';

/** Shown while the code of cards loads, or has failed to load. */
export function LoadingCards({ hasFailed }: LoadState) {
  return (
    <OrNotLoaded isSection hasFailed={hasFailed}>
      <span hidden data-card="" data-state="loading" data-loading-screen />
    </OrNotLoaded>
  );
}
