import type { Appointment } from '../../api/entities/appointment.ts';
import type { SalesRepProfile } from '../../api/entities/sales-rep.ts';
import { matcherOf } from '../../domain/text/matcher.ts';
import {
  regionKeys,
  regionOf,
  regionOfRep,
  regions,
  type RegionKey,
} from '../../domain/region/region.ts';
import { isHiddenInRepLists, nameKey, repDisplayName } from '../../domain/people/rep-name.ts';
import { salesRepPath, statePath } from '../../paths.ts';
import type { MenuGroup } from '../menu.ts';

export const groups = ['Screens', 'Regions', 'Sales reps', 'Actions'] as const;

export interface Destination {
  readonly group: (typeof groups)[number];
  readonly label: string;
  readonly region?: RegionKey;
  readonly href: string;
  /** What an action does; it leads nowhere. */
  readonly act?: () => void;
}

const regionScreens: readonly Destination[] = regionKeys.map((key) => ({
  group: 'Regions',
  label: regions[key].name,
  region: key,
  href: statePath(key),
}));

interface Known {
  readonly menu: readonly MenuGroup[];
  readonly profiles: readonly SalesRepProfile[];
  readonly appointments: readonly Appointment[];
}

/** The reps of the profiles and the appointments, once per region. */
function repScreens({ profiles, appointments }: Known): Destination[] {
  const found = new Map<string, Destination>();
  const add = (name: string, region: RegionKey | null) => {
    if (!region || isHiddenInRepLists(name)) return;
    const key = `${region}|${nameKey(name)}`;
    if (found.has(key)) return;
    const href = salesRepPath(name, region);
    found.set(key, { group: 'Sales reps', label: repDisplayName(name), region, href });
  };
  for (const profile of profiles) add(profile.repName, regionOfRep(profile));
  for (const { salesRep, region } of appointments) add(salesRep, regionOf(region));
  return [...found.values()].toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}

export function destinations(known: Known): readonly Destination[] {
  const screens = known.menu.flatMap(({ entries }) =>
    entries.map(({ label, href }) => ({ group: 'Screens', label, href }) as const),
  );
  return [...screens, ...regionScreens, ...repScreens(known)];
}

/** Those with every word typed in their label or region, by group, labels that begin with the text first. */
export function matching(all: readonly Destination[], typed: string): readonly Destination[] {
  const holds = matcherOf(typed);
  const start = typed.trim().toLowerCase();
  const place = ({ group, label }: Destination) =>
    groups.indexOf(group) * 2 + (label.toLowerCase().startsWith(start) ? 0 : 1);
  return all
    .filter(({ label, region }) => holds(region ? [label, region, regions[region].name] : [label]))
    .toSorted((a, b) => place(a) - place(b));
}
