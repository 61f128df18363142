import { useEffect } from 'react';
import { useApiClient } from '../query/client.ts';
import { watchApi } from '../query/outage.ts';
import { lazyComponent } from '../ui/lazy-component.ts';
import { useStore } from '../ui/store.ts';

const banner = lazyComponent(async () => (await import('./outage-banner.tsx')).OutageBanner);

/** One banner while the whole API fails; cards are quiet then. */
export function Outage() {
  const client = useApiClient();
  useEffect(() => watchApi(client), [client]);
  const state = useStore(client.api);
  banner.useIsLoaded(state.kind === 'out');
  return state.kind === 'out' && <banner.Component state={state} />;
}
