import { useEffect } from 'react';
import { useApiClient } from '../query/client.ts';
import { watchApi } from '../query/outage.ts';
import { lazy } from '../ui/lazy.ts';
import { useStore } from '../ui/store.ts';

const OutageBanner = lazy(async () => (await import('./outage-banner.tsx')).OutageBanner);

/** One banner while the whole API fails; cards then show no failure of their own. */
export function Outage() {
  const client = useApiClient();
  useEffect(() => watchApi(client), [client]);
  const state = useStore(client.api);
  return state === 'out' && <OutageBanner />;
}
