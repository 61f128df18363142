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
} from 'lucide-react';
import { screens } from './screens.ts';
import { anchorEntry, screenEntry, type MenuGroup } from './shell/menu.ts';

/** The side navigation: thirteen entries (S2) in four groups. */
export const menu: readonly MenuGroup[] = [
  {
    title: 'Today',
    weekTitle: 'Overview',
    entries: [
      screenEntry('Dashboard', screens.dashboard, LayoutDashboard),
      anchorEntry('Calendars', 'calendars', CalendarDays),
      screenEntry('States Dashboard', screens.states, Map),
      anchorEntry('Validation', 'validation', ShieldCheck),
      anchorEntry('Telemarketers', 'telemarketers', Headset),
    ],
  },
  {
    title: 'Review',
    entries: [
      screenEntry('Manual Validation', screens.validation, ClipboardCheck, 'alerts'),
      screenEntry('Field Agent Corrections', screens.corrections, UserRoundPen, 'corrections'),
      screenEntry('Data Quality', screens['data-quality'], ScanSearch),
    ],
  },
  {
    title: 'Analysis',
    entries: [
      screenEntry('Historical Data', screens.historical, History),
      screenEntry('AI Insights with ML', screens['ai-insights'], Lightbulb),
      screenEntry('Monthly Data', screens['monthly-data'], ChartColumn),
    ],
  },
  {
    title: 'System',
    entries: [
      anchorEntry('API Testing', 'api', SquareTerminal),
      anchorEntry('Settings', 'system', SlidersHorizontal),
    ],
  },
];
