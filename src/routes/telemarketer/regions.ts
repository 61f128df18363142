import { notAvailable, sideOf } from '../../domain/appointment/appointment.ts';
import { regionId, regionKeys, regionName, regionOf } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/by-text.ts';

interface Booked {
  readonly status: string;
  readonly region: string;
}

export interface RegionEvents {
  /** A key, or the server's text of an unknown region. */
  readonly region: string;
  readonly valid: number;
  readonly all: number;
}

/** Events per region by `regionId`. */
export function eventsByRegion(rows: readonly Booked[]): ReadonlyMap<string, RegionEvents> {
  const found = new Map<string, { region: string; valid: number; all: number }>();
  // Many rows share few spellings, so each spelling is compared once.
  const spellings = new Map<string, { region: string; valid: number; all: number }>();
  for (const { region, status } of rows) {
    let events = spellings.get(region);
    if (events === undefined) {
      const id = regionId(region);
      events = found.get(id) ?? {
        region: regionOf(region) ?? regionName(region),
        valid: 0,
        all: 0,
      };
      found.set(id, events);
      spellings.set(region, events);
    }
    events.all += 1;
    if (sideOf(status) === 'valid') events.valid += 1;
  }
  return found;
}

/** The ids of the regions of several people: the known ones in their fixed order, then the others by name. */
export function regionIds(people: readonly ReadonlyMap<string, RegionEvents>[]): readonly string[] {
  const ids = new Set(people.flatMap((regions) => [...regions.keys()]));
  const known = regionKeys.filter((key) => ids.has(key));
  const others = [...ids].filter((id) => regionOf(id) === null);
  return [...known, ...others.toSorted(byText)];
}

/** What a filter finds the region by; rows without one are 'N/A'. */
export function regionFilter({ region }: RegionEvents): string {
  return region.trim() || notAvailable;
}
