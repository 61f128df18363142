import type { ReadName } from '../api/contract.ts';

/**
 * The calls that a screen asks for at once, by its folder in src/routes ('' for the dashboard, see `screenAt`).
 * public/boot.js asks for them while the app itself is still on its way, so that data and code arrive together.
 * Not for insights: whether they may be asked for at all, the app decides (rulings C9).
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
  'ai-insights': ['dashboard', 'alertStats'],
  'monthly-data': ['monthly', 'dashboard', 'alertStats'],
} as const satisfies Record<string, readonly ReadName[]>;
