// What each screen requests, and how often: the intervals stand in the contract, which reads a screen
// shows stands here. A call that a screen makes and that is not here counts as one too many.

/** @typedef {import('../../src/api/contract.ts').ReadName} ReadName */

/** How often a call may be sent; `due`: it must be sent that often too. @typedef {{ everyMs: number, due: boolean }} Pace */
/** @typedef {Partial<Record<ReadName, Pace>>} Paces */
/** @typedef {'wall' | 'dashboard' | 'states' | 'state' | 'sales-rep' | 'validation' | 'corrections' | 'data-quality' | 'historical' | 'historical, no menu' | 'ai-insights' | 'monthly-data'} Place */

/**
 * @param {Record<ReadName, import('../../src/api/contract.ts').Read>} reads
 * @returns {Record<Place, Paces>}
 */
export function planOf(reads) {
  /** @param {ReadName[]} names */
  const polled = (...names) =>
    Object.fromEntries(
      names.map((name) => {
        const everyMs = reads[name].pollMs;
        if (everyMs === undefined) throw new Error(`${name} has no interval in the contract`);
        return [name, { everyMs, due: true }];
      }),
    );
  // Polled while their tab is open.
  /** @param {ReadName[]} names */
  const whileOpen = (...names) =>
    Object.fromEntries(
      Object.entries(polled(...names)).map(([name, pace]) => [name, { ...pace, due: false }]),
    );
  const minute = { everyMs: 60_000, due: true };
  // The menu stands on every route, and tells of the services, of pending alerts, and of appointments without a rep:
  // for these it takes a list of five minutes ago where the screen does not show them.
  const menu = {
    ...polled('dashboard', 'alertStats'),
    appointments: { everyMs: 300_000, due: true },
  };
  // Fetched again when a dashboard response differs from the one before it (rulings C21).
  const following = { everyMs: reads.dashboard.pollMs ?? 0, due: false };
  // Not polled, but fetched again each minute while it has failed.
  const whileFailing = { ...minute, due: false };
  return {
    wall: {
      ...polled('dashboard', 'yesterdayComparison', 'regions'),
      // The reps are no hurry: the longer of the call's two intervals (spec 7).
      appointments: { everyMs: reads.appointments.slowPollMs ?? 0, due: true },
      // Rulings C21: every 60 s on the wall.
      telemarketers: minute,
    },
    dashboard: {
      ...menu,
      ...polled('yesterdayComparison', 'regions', 'appointments', 'learningMetrics'),
      ...whileOpen('recommendations'),
      telemarketers: following,
      recentValidations: following,
      endpoints: whileFailing,
    },
    states: { ...menu, ...polled('regions', 'salesReps') },
    state: { ...menu, ...polled('appointments') },
    'sales-rep': { ...menu, ...polled('appointments') },
    validation: { ...menu, ...polled('alerts') },
    corrections: { ...menu, ...polled('appointments', 'corrections') },
    'data-quality': { ...menu, ...polled('dataQuality') },
    historical: { ...menu, ...polled('historicalSummary', 'historicalInsights') },
    // On a small screen the menu is a drawer, and closed; the alerts that wait stand in the title too.
    'historical, no menu': {
      ...polled('alertStats', 'historicalSummary', 'historicalInsights'),
      dashboard: { ...following },
    },
    'ai-insights': {
      ...menu,
      ...polled('insights'),
      ...whileOpen('weeklyInsights', 'monthlyInsights'),
    },
    'monthly-data': { ...menu, monthly: whileFailing },
  };
}
