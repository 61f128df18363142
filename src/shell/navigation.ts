import {
  CalendarDays,
  ChartColumn,
  ClipboardCheck,
  Headset,
  History,
  LayoutDashboard,
  Lightbulb,
  Map,
  ScanSearch,
  ShieldCheck,
  SlidersHorizontal,
  SquareTerminal,
  UserRoundPen,
  type LucideIcon,
} from 'lucide-react';
import { paths, sectionPath, type Section } from '../paths.ts';

/** An entry of the side navigation: a screen, or a section of the dashboard that it scrolls to. */
export interface NavigationEntry {
  readonly label: string;
  readonly href: string;
  readonly section?: Section;
  readonly icon: LucideIcon;
  /** What waits behind it, told as a count. */
  readonly waiting?: 'alerts' | 'corrections';
}

function screen(label: string, href: string, icon: LucideIcon): NavigationEntry {
  return { label, href, icon };
}

function scroll(label: string, section: Section, icon: LucideIcon): NavigationEntry {
  return { label, href: sectionPath(section), section, icon };
}

/** The thirteen entries of spec section 2 in their order, in four groups (visual.md). */
export const navigation: readonly {
  readonly title: string;
  readonly entries: readonly NavigationEntry[];
}[] = [
  {
    title: 'Today',
    entries: [
      screen('Dashboard', paths.dashboard, LayoutDashboard),
      scroll('Calendars', 'calendars', CalendarDays),
      screen('States Dashboard', paths.states, Map),
      scroll('Validation', 'validation', ShieldCheck),
      scroll('Telemarketers', 'telemarketers', Headset),
    ],
  },
  {
    title: 'Review',
    entries: [
      { ...screen('Manual Validation', paths.validation, ClipboardCheck), waiting: 'alerts' },
      {
        ...screen('Field Agent Corrections', paths.corrections, UserRoundPen),
        waiting: 'corrections',
      },
      screen('Data Quality', paths.dataQuality, ScanSearch),
    ],
  },
  {
    title: 'Analysis',
    entries: [
      screen('Historical Data', paths.historical, History),
      screen('AI Insights with ML', paths.aiInsights, Lightbulb),
      screen('Monthly Data', paths.monthlyData, ChartColumn),
    ],
  },
  {
    title: 'System',
    entries: [
      scroll('API Testing', 'api', SquareTerminal),
      scroll('Settings', 'system', SlidersHorizontal),
    ],
  },
];

/**
 * Which entry is selected (rulings C1): on the dashboard the scroll entry chosen last, which is the
 * hash, else Dashboard; elsewhere the entry whose path begins the route's. None on the 404.
 */
export function selectedEntry(pathname: string, hash: string): NavigationEntry | undefined {
  const entries = navigation.flatMap((group) => group.entries);
  if (pathname === paths.dashboard)
    return entries.find((entry) => entry.section === hash) ?? entries[0];
  return entries.find(
    (entry) =>
      entry.href !== paths.dashboard &&
      (pathname === entry.href || pathname.startsWith(`${entry.href}/`)),
  );
}
