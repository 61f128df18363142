import { notAvailable, outcomeOf } from '../../domain/appointment/appointment.ts';
import { regionId, regionKeys, regionName, regionOf } from '../../domain/region/region.ts';
import { byText, memoizeByText } from '../../domain/text/words.ts';

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
  const eventsOf = memoizeByText((text) => {
    const id = regionId(text);
    const region = regionOf(text) ?? regionName(text);
    const events = found.get(id) ?? { region, valid: 0, all: 0 };
    found.set(id, events);
    return events;
  });
  for (const { region, status } of rows) {
    const events = eventsOf(region);
    events.all += 1;
    if (outcomeOf(status) === 'valid') events.valid += 1;
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
