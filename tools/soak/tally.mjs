// Counts what a page requested, hour by hour, against what its screens plan to request.

/** @typedef {import('./plan.mjs').Pace} Pace */
/** @typedef {Record<typeof sums[number] | typeof peaks[number], number>} Count */
/** @typedef {Map<string, Count>} Counts */

/** The one retry comes 1 s after a failure (rulings C18); no interval is that short. */
const retryMs = 2_000;
/** What a person does makes its requests within this time, and each call at most so often. */
const handMs = 5_000;
const mostByHand = 2;

const sums = /** @type {const} */ (['polls', 'retries', 'manual', 'planned', 'due', 'stalls']);
const peaks = /** @type {const} */ (['longestGapMs', 'mostAtOnce']);

/** @returns {Count} */
export const nothing = () =>
  /** @type {Count} */ (Object.fromEntries([...sums, ...peaks].map((name) => [name, 0])));

/**
 * One page's requests. Times are the page's own, in ms. `slackMs` is how late a response may be noticed: one step.
 * @param {{ deadlineMs: number, slackMs: number }} options
 */
export function createTally({ deadlineMs, slackMs }) {
  /** @type {Partial<Record<string, Pace>>} */
  let plan = {};
  let now = 0;
  let handAt = -Infinity;
  /** @type {Counts} */
  let counts = new Map();
  /**
   * @type {Map<string, { open: number, since: number, endedAt: number, wasRetry: boolean, manual: number, isStalled: boolean }>}
   */
  const calls = new Map();

  /** @param {string} call */
  function countOf(call) {
    const count = counts.get(call) ?? nothing();
    counts.set(call, count);
    return count;
  }

  /** @param {string} call */
  function known(call) {
    const state = calls.get(call) ?? {
      open: 0,
      since: now,
      endedAt: -Infinity,
      wasRetry: false,
      manual: 0,
      isStalled: false,
    };
    calls.set(call, state);
    return state;
  }

  /** @param {number} at */
  function checkGaps(at) {
    for (const [call, pace] of Object.entries(plan)) {
      if (!pace?.due) continue;
      const state = known(call);
      const count = countOf(call);
      const gapMs = at - state.since;
      count.longestGapMs = Math.max(count.longestGapMs, gapMs);
      if (state.isStalled || gapMs <= pace.everyMs + deadlineMs + slackMs) continue;
      state.isStalled = true;
      count.stalls += 1;
    }
  }

  return {
    /**
     * Another screen is shown from here on; what it polls is due from now.
     * @param {Partial<Record<string, Pace>>} next
     */
    enter(next) {
      for (const call of Object.keys(next)) {
        if (plan[call]?.due) continue;
        const state = known(call);
        state.since = now;
        state.isStalled = false;
      }
      plan = next;
    },

    hand() {
      handAt = now;
      for (const state of calls.values()) state.manual = 0;
    },

    /** @param {string} call @param {number} at */
    begin(call, at) {
      const count = countOf(call);
      const state = known(call);
      if (plan[call]?.due) count.longestGapMs = Math.max(count.longestGapMs, at - state.since);
      const isRetry = !state.wasRetry && at - state.endedAt <= retryMs && at - handAt > handMs;
      const isByHand = !isRetry && at - handAt <= handMs && state.manual < mostByHand;
      if (isRetry) count.retries += 1;
      else if (isByHand) count.manual += 1;
      else count.polls += 1;
      if (isByHand) state.manual += 1;
      state.wasRetry = isRetry;
      state.since = at;
      state.isStalled = false;
      state.open += 1;
      count.mostAtOnce = Math.max(count.mostAtOnce, state.open);
    },

    /** @param {string} call @param {number} at */
    end(call, at) {
      const state = known(call);
      state.open -= 1;
      state.endedAt = at;
    },

    /**
     * Time goes on to `at`: what is due by now must have been sent.
     * @param {number} at
     */
    pass(at) {
      for (const [call, pace] of Object.entries(plan)) {
        if (!pace) continue;
        const polls = (at - now) / pace.everyMs;
        countOf(call).planned += polls;
        if (pace.due) countOf(call).due += polls;
      }
      now = at;
      checkGaps(at);
    },

    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

/** @param {readonly Counts[]} hours @returns {Counts} */
export function together(hours) {
  /** @type {Counts} */
  const sum = new Map();
  for (const counts of hours)
    for (const [call, count] of counts) {
      const all = sum.get(call) ?? nothing();
      for (const name of sums) all[name] += count[name];
      for (const name of peaks) all[name] = Math.max(all[name], count[name]);
      sum.set(call, all);
    }
  return sum;
}
