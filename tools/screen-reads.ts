import type { ReadName } from '../src/calls/index.ts';
import type { ScreenName } from '../src/screens.ts';

/** The menu of every route reads these. */
export const menuReads: readonly ReadName[] = ['dashboard', 'alerts'];

/** The reads of each screen when it opens, for the plan of the soak, and tests. */
export const firstReads: Readonly<Record<ScreenName, readonly ReadName[]>> = {
  dashboard: [
    ...menuReads,
    'regions',
    'telemarketers',
    'appointments',
    'yesterdayComparison',
    'recentValidations',
    'endpoints',
    'learningMetrics',
  ],
  wall: ['dashboard', 'regions', 'telemarketers', 'appointments', 'yesterdayComparison'],
  telemarketer: ['appointments', 'monthly', ...menuReads],
  states: ['regions', 'salesReps', 'appointments', ...menuReads],
  state: ['appointments', 'regions', ...menuReads],
  'sales-rep': ['appointments', 'regions', ...menuReads],
  validation: ['alertStats', 'appointments', ...menuReads],
  corrections: ['appointments', 'corrections', 'salesReps', ...menuReads],
  'data-quality': ['dataQuality', 'appointments', ...menuReads],
  historical: ['historicalSummary', 'historicalInsights', 'monthly', ...menuReads],
  // Without the insights, which are not requested on a Sunday (C9).
  'ai-insights': menuReads,
  'monthly-data': ['monthly', ...menuReads],
};
