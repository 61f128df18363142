import type { ReadName } from './contract.ts';

/**
 * The calls that a screen asks for at once, by its folder in src/routes ('' for the dashboard, see `screenAt`).
 * public/boot.js asks for them while the app itself is still on its way, so that data and code arrive together.
 */
export const earlyReads = {
  '': [
    'dashboard',
    'regions',
    'telemarketers',
    'appointments',
    'alertStats',
    'yesterdayComparison',
    'recentValidations',
    'endpoints',
    'learningMetrics',
  ],
  wall: ['dashboard', 'regions', 'telemarketers', 'appointments', 'yesterdayComparison'],
  states: ['regions', 'salesReps', 'dashboard', 'alertStats'],
  state: ['appointments', 'dashboard', 'alertStats'],
  'sales-rep': ['appointments', 'dashboard', 'alertStats'],
  validation: ['alerts', 'alertStats', 'dashboard'],
  corrections: ['appointments', 'corrections', 'dashboard', 'alertStats'],
  'data-quality': ['dataQuality', 'dashboard', 'alertStats'],
  historical: ['historicalSummary', 'historicalInsights', 'dashboard', 'alertStats'],
  'ai-insights': ['insights', 'dashboard', 'alertStats'],
  'monthly-data': ['monthly', 'dashboard', 'alertStats'],
} as const satisfies Record<string, readonly ReadName[]>;

/** A request that boot.js has sent. */
export interface EarlyAsk {
  /** When, on the clocks of `performance.now` and `Date.now`. */
  readonly at: number;
  readonly wallAt: number;
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

declare global {
  /** What boot.js has asked for, by path. */
  var earlyAsks: Map<string, EarlyAsk> | undefined;
}

/** The early request for a path, which is then the asker's own; null when there is none (any more). */
export function takeEarly(path: string): EarlyAsk | null {
  const early = globalThis.earlyAsks?.get(path) ?? null;
  globalThis.earlyAsks?.delete(path);
  return early;
}
