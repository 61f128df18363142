// What each screen requests, and how often: what it reads is in tools/screen-reads.ts, the intervals are in the
// contract. A call that a screen makes and that is not planned counts as one too many.

/** @typedef {import('../../../src/api/contract.ts').ReadName} ReadName */
/** @typedef {import('../../../src/screens.ts').ScreenName} ScreenName */

/** How often a call may be sent; `due`: it must be sent that often too. @typedef {{ everyMs: number, due: boolean }} Pace */
/** @typedef {Partial<Record<ReadName, Pace>>} Paces */
/**
 * @param {Record<ReadName, import('../../../src/api/contract.ts').Read>} reads
 * @param {Readonly<Record<ScreenName, readonly ReadName[]>>} firstReads
 * @returns {Record<ScreenName, Paces>}
 */
export function planOf(reads, firstReads) {
  const minuteMs = 60_000;
  // Without an interval a call is not polled, but fetched again each minute while it has failed.
  const paced = (/** @type {readonly ReadName[]} */ names, due = true) =>
    Object.fromEntries(
      names.map((name) => {
        const { pollMs } = reads[name];
        return [name, { everyMs: pollMs ?? minuteMs, due: due && pollMs !== undefined }];
      }),
    );
  // Beside its calls, the menu counts appointments without a rep in a list of up to five minutes ago.
  const menu = { appointments: { everyMs: 300_000, due: true } };
  // Fetched again when a dashboard response differs from the one before it (rulings C21).
  const following = { everyMs: reads.dashboard.pollMs ?? 0, due: false };

  /** @type {Partial<Record<ScreenName, Paces>>} */
  const exceptions = {
    wall: {
      // The longer of the call's two intervals (spec 7).
      appointments: { everyMs: reads.appointments.slowPollMs ?? 0, due: true },
      telemarketers: { everyMs: minuteMs, due: true },
      // For the line of an old alert, after the first look.
      alerts: { everyMs: minuteMs, due: false },
    },
    dashboard: {
      // Polled while its tab is open.
      ...paced(['recommendations'], false),
      telemarketers: following,
      recentValidations: following,
    },
    telemarketer: { ...paced(['learningMetrics', 'monthly']), telemarketers: following },
    'ai-insights': {
      ...paced(['insights']),
      ...paced(['weeklyInsights', 'monthlyInsights'], false),
    },
  };
  const names = /** @type {ScreenName[]} */ (Object.keys(firstReads));
  return /** @type {Record<ScreenName, Paces>} */ (
    Object.fromEntries(
      names.map((name) => [
        name,
        { ...(name !== 'wall' && menu), ...paced(firstReads[name]), ...exceptions[name] },
      ]),
    )
  );
}
