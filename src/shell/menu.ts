import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { ApiResponse } from '../api/client.ts';
import { reads } from '../calls/index.ts';
import type { Appointments } from '../calls/appointments.ts';
import { withoutKnownRep } from '../domain/people.ts';
import { paths, type Section, sectionPath } from '../paths.ts';
import { readOptions } from '../query/reads.ts';
import { useRead } from '../query/use-read.ts';

export interface MenuEntry {
  readonly label: string;
  readonly href: string;
  readonly section?: Section;
  readonly icon: LucideIcon;
  readonly pending?: 'alerts' | 'corrections' | undefined;
}

export interface MenuGroup {
  readonly title: string;
  readonly weekTitle?: string;
  readonly entries: readonly MenuEntry[];
}

export function screenEntry(
  label: string,
  { path }: { readonly path: string },
  icon: LucideIcon,
  pending?: MenuEntry['pending'],
): MenuEntry {
  return { label, href: path, icon, pending };
}

export function anchorEntry(label: string, section: Section, icon: LucideIcon): MenuEntry {
  return { label, href: sectionPath(section), section, icon };
}

/** The menu of src/screens.ts, which shell cannot import. */
export const MenuContext = createContext<readonly MenuGroup[]>([]);

/**
 * The selected entry (rulings C1): on the dashboard the anchor chosen last, which is the hash, else Dashboard;
 * elsewhere the entry whose path begins the route's. None on the 404.
 */
export function selectedEntry(
  menu: readonly MenuGroup[],
  pathname: string,
  hash: string,
): MenuEntry | undefined {
  const entries = menu.flatMap((group) => group.entries);
  if (pathname === paths.dashboard)
    return entries.find((entry) => entry.section === hash) ?? entries[0];
  return entries.find(
    ({ href }) =>
      href !== paths.dashboard && (pathname === href || pathname.startsWith(`${href}/`)),
  );
}

/** How many alerts are pending; null before the first response. */
export function usePendingAlerts(): number | null {
  return useRead(reads.alertStats).data?.pending ?? null;
}

function countUnknown(response: ApiResponse<Appointments> | null): number | null {
  return response && withoutKnownRep(response.data.rows).length;
}

/** The longest interval of spec 9, in ms. */
const slowestPollMs = 5 * 60_000;

/** How many appointments have an unknown rep; null before the first response. Polled rarely, since the list may be long. */
export function usePendingCorrections(): number | null {
  const enabled = useServicesUp();
  const { data } = useQuery({
    ...readOptions(reads.appointments, { enabled }),
    refetchInterval: slowestPollMs,
    select: countUnknown,
  });
  return data ?? null;
}

/** The AI model and the scheduling service are up once the dashboard has a response (spec 3, rulings C2). */
export function useServicesUp(): boolean {
  return useRead(reads.dashboard).data !== undefined;
}
