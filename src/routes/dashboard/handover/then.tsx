import { useSearchText } from '../../../shell/location.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const line = lazyComponent(async () => (await import('./then-line.tsx')).ThenLine);

/** What the sender of this link saw; nothing without it. */
export function Then() {
  line.useIsLoaded(useSearchText('seen') !== '');
  return <line.Component />;
}
