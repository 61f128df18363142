import type { LucideIcon } from 'lucide-react';
import { createContext } from 'react';
import { paths, type Section, sectionPath } from '../paths.ts';

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
 * The selected entry (C1): on the dashboard the anchor chosen last, which is the hash, else Dashboard;
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
