import { OrNotLoaded } from '../../shell/screen-states.tsx';
import type { LoadState } from '../../ui/lazy.ts';

/** Shown while a part's code loads, or has failed to load. */
export function LoadingPart({ failures, retry }: LoadState) {
  return (
    <OrNotLoaded isPart failures={failures} retry={retry}>
      <span hidden data-card="" data-state="loading" data-loading-screen />
      <p className="hidden print:block">The rest of this screen is not loaded yet.</p>
    </OrNotLoaded>
  );
}
