// The requests of each screen: its reads are in tools/screen-reads.ts, the intervals in the contract. The soak counts a
// call that is not planned as one too many.

/** @typedef {import('../src/calls/index.ts').ReadName} ReadName */
/** @typedef {import('../src/screens.ts').ScreenName} ScreenName */

/** The shortest interval of a call; `due`: also the longest. @typedef {{ everyMs: number, due: boolean }} Pace */
/** @typedef {Partial<Record<ReadName, Pace>>} Paces */
/**
 * @param {Record<ReadName, import('../src/api/call.ts').Call>} reads
 * @param {Readonly<Record<ScreenName, readonly ReadName[]>>} firstReads
 * @returns {Record<ScreenName, Paces>}
 */
export function planOf(reads, firstReads) {
  const minuteMs = 60_000;
  // A call without an interval is only fetched again each minute after a failure.
  const paced = (/** @type {readonly ReadName[]} */ names, due = true) =>
    Object.fromEntries(
      names.map((name) => {
        const { pollMs } = reads[name];
        return [name, { everyMs: pollMs ?? minuteMs, due: due && pollMs !== undefined }];
      }),
    );
  // The menu counts appointments without a rep, in a list that may be five minutes old.
  const menu = { appointments: { everyMs: 300_000, due: true } };
  // Fetched again when a dashboard response differs from the one before it (C21).
  const following = { everyMs: reads.dashboard.pollMs ?? 0, due: false };

  /** @type {Partial<Record<ScreenName, Paces>>} */
  const exceptions = {
    wall: {
      // The longer of the call's two intervals (S7).
      appointments: { everyMs: reads.appointments.slowPollMs ?? 0, due: true },
      telemarketers: { everyMs: minuteMs, due: true },
      // For the line of an old alert, after the first view.
      alerts: { everyMs: minuteMs, due: false },
    },
    // How the appointment of an alert counts now.
    validation: { appointments: { everyMs: reads.appointments.slowPollMs ?? 0, due: true } },
    dashboard: {
      // Polled while their tab is open, and while there is no record of yesterday.
      ...paced(['recommendations', 'insights'], false),
      telemarketers: following,
      recentValidations: following,
    },
    // On the tabs of phones and of validation.
    'data-quality': paced(['appointments'], false),
    telemarketer: { ...paced(['monthly']), telemarketers: following },
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
