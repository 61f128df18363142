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
import type { ComponentType } from 'react';
import type { ReadName } from './api/contract.ts';
import {
  decodeParam,
  paths,
  regionParam,
  routePatterns,
  telemarketerPattern,
  wallPath,
} from './paths.ts';
import { anchorEntry, screenEntry, type MenuGroup } from './shell/menu.ts';

type Params = Readonly<Record<string, string | undefined>>;

interface Screen<P extends object = object> {
  /** A path or wouter pattern. */
  readonly path: string;
  /** The h1 and the document's title (rulings D1); none where it depends on the data. */
  readonly title?: string;
  /** Fetches its code; the dashboard's is in the first load. */
  readonly load?: () => Promise<ComponentType<P>>;
  /** The component's props from the path's parameters; null: a 404. */
  readonly propsOf?: (params: Params) => P | null;
}

/** Erases the props, which `propsOf` and `load` agree on. */
const screen = <P extends object>(entry: Screen<P>) => entry as unknown as Screen;

/** Every screen by its folder in src/routes: the source of routes, menu, palette and test lists. */
export const screens = {
  dashboard: screen({
    path: paths.dashboard,
    title: 'Dashboard',
  }),
  wall: screen({
    path: wallPath,
    load: async () => (await import('./routes/wall/index.tsx')).Wall,
  }),
  telemarketer: screen({
    path: telemarketerPattern,
    load: async () => (await import('./routes/telemarketer/index.tsx')).Telemarketer,
  }),
  states: screen({
    path: paths.states,
    title: 'States Performance Dashboard',
    load: async () => (await import('./routes/states/index.tsx')).States,
  }),
  state: screen({
    path: routePatterns.state,
    load: async () => (await import('./routes/state/index.tsx')).StateDashboard,
    propsOf: ({ state }) => {
      const region = regionParam(state);
      return region && { region };
    },
  }),
  'sales-rep': screen({
    path: routePatterns.salesRep,
    load: async () => (await import('./routes/sales-rep/index.tsx')).SalesRepDetail,
    propsOf: ({ repName, state }) => {
      const name = decodeParam(repName);
      const region = decodeParam(state);
      return name && region ? { name, region } : null;
    },
  }),
  validation: screen({
    path: paths.validation,
    title: 'Manual Validation Alerts',
    load: async () => (await import('./routes/validation/index.tsx')).ManualValidation,
  }),
  corrections: screen({
    path: paths.corrections,
    title: 'Manual Sales Rep Corrections',
    load: async () => (await import('./routes/corrections/index.tsx')).Corrections,
  }),
  'data-quality': screen({
    path: paths.dataQuality,
    title: 'Data Quality Control',
    load: async () => (await import('./routes/data-quality/index.tsx')).DataQualityControl,
  }),
  historical: screen({
    path: paths.historical,
    title: 'Historical Data',
    load: async () => (await import('./routes/historical/index.tsx')).HistoricalData,
  }),
  'ai-insights': screen({
    path: paths.aiInsights,
    title: 'AI Insights with Machine Learning',
    load: async () => (await import('./routes/ai-insights/index.tsx')).AiInsights,
  }),
  'monthly-data': screen({
    path: paths.monthlyData,
    title: 'Monthly Data and Analytics',
    load: async () => (await import('./routes/monthly-data/index.tsx')).MonthlyData,
  }),
} as const;

/** The side navigation: thirteen entries (spec 2) in four groups (visual.md). */
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

export type ScreenName = keyof typeof screens;

/** The menu of every route reads these. */
export const menuReads: readonly ReadName[] = ['dashboard', 'alertStats'];

/** What a screen reads first: src/boot requests these while the code loads. Apart, since the app itself needs none of it. */
export const firstReads: Readonly<Record<ScreenName, readonly ReadName[]>> = {
  dashboard: [
    ...menuReads,
    'regions',
    'telemarketers',
    'appointments',
    'alerts',
    'yesterdayComparison',
    'recentValidations',
    'endpoints',
    'learningMetrics',
  ],
  wall: ['dashboard', 'regions', 'telemarketers', 'appointments', 'yesterdayComparison'],
  telemarketer: ['appointments', 'learningMetrics', 'monthly', ...menuReads],
  states: ['regions', 'salesReps', ...menuReads],
  state: ['appointments', 'regions', ...menuReads],
  'sales-rep': ['appointments', ...menuReads],
  validation: ['alerts', ...menuReads],
  corrections: ['appointments', 'corrections', ...menuReads],
  'data-quality': ['dataQuality', 'appointments', ...menuReads],
  historical: ['historicalSummary', 'historicalInsights', 'monthly', ...menuReads],
  // Not the insights: the screen decides whether to request them (rulings C9).
  'ai-insights': menuReads,
  'monthly-data': ['monthly', ...menuReads],
};
