import { regions } from '../calls/regions.ts';
import { namedRegion } from '../domain/region/region-names.ts';
import { readRegion, type Region } from '../domain/region/region.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';
import { useCall } from './use-call.ts';

/** Requests `/api/regions` on screens that do not show it, once a response has a region that is none of the four (rulings A4). */
export function RegionLookup(): null {
  useCall(regions, { enabled: useStore(useApiClient().hasUnknownRegion) });
  return null;
}

/** The region of a text that was typed or is in a URL, by the names of `/api/regions` too. */
export function useRegion(text: string): Region {
  const names = useStore(useApiClient().regionNames);
  const region = readRegion(text);
  return names === null ? region : namedRegion(region, names);
}
