import { type ComponentType, createElement, type ReactNode } from 'react';
import {
  decodeParam,
  paths,
  regionParam,
  routePatterns,
  telemarketerPattern,
  wallPath,
} from './paths.ts';
import { LoadingScreen } from './shell/screen-states.tsx';
import { lazy, loadUntilThere } from './ui/lazy.ts';

type Params = Readonly<Record<string, string | undefined>>;

interface Place {
  /** A path or wouter pattern. */
  readonly path: string;
  /** The h1 and the document's title (D1); undefined if it depends on the data. */
  readonly title?: string;
}

export interface Screen extends Place {
  /** Fetches the code until it has loaded. */
  readonly preload: () => Promise<void>;
  /** The screen for the path's parameters; null for a 404. Undefined for the dashboard, whose first view needs no other code. */
  readonly draw?: (params: Params) => ReactNode;
}

/** A screen whose code is fetched when it is first drawn. */
const screen = (entry: Place & { readonly load: () => Promise<ComponentType> }) =>
  screenOf({ ...entry, propsOf: () => ({}) });

interface ScreenOf<P extends object> extends Place {
  readonly load: () => Promise<ComponentType<P>>;
  /** The component's props from the path's parameters; null for a 404. */
  readonly propsOf: (params: Params) => P | null;
}

function screenOf<P extends object>({ load, propsOf, ...place }: ScreenOf<P>): Screen {
  const Component = lazy(load, LoadingScreen);
  const draw = (params: Params) => {
    const props = propsOf(params);
    return props && createElement(Component, props);
  };
  return { ...place, preload: Component.preload, draw };
}

/** Every screen by its folder in src/routes: the source of routes, menu (src/menu.ts), palette and test lists. */
export const screens = {
  dashboard: {
    path: paths.dashboard,
    title: 'Dashboard',
    preload: async () => {
      await loadUntilThere(() => import('./routes/dashboard/panels.tsx'));
    },
  },
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
  state: screenOf({
    path: routePatterns.state,
    load: async () => (await import('./routes/state/index.tsx')).StateDashboard,
    propsOf: ({ state }) => {
      const region = regionParam(state);
      return region && { region };
    },
  }),
  'sales-rep': screenOf({
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
} satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

/** Fetches a screen's code until it has loaded. */
export async function preloadScreen(name: string): Promise<void> {
  const [, namedScreen] = Object.entries<Screen>(screens).find(([folder]) => folder === name) ?? [];
  await namedScreen?.preload();
}
