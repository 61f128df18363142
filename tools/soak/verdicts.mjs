// Counts a page's requests against its plan, and judges a soak (docs/soak.md).

/** @typedef {import('../request-plan.mjs').Pace} Pace */
/** @typedef {{ polls: number, retries: number, manual: number, planned: number, stalls: number, mostAtOnce: number }} Count */
/** @typedef {{ hour: number, heapMb: number, nodes: number, listeners: number, kept: { entries: number, bytes: number }, counts: ReadonlyMap<string, Count>, errors: readonly string[] }} Hour */

/** One step of the page's clock. Every interval is a multiple of it, and times are exact to one step. */
export const stepMs = 5_000;

/** @type {Count} */
export const nothing = { polls: 0, retries: 0, manual: 0, planned: 0, stalls: 0, mostAtOnce: 0 };

/** The requests of one page, by call. @param {number} deadlineMs of a request */
export function createTally(deadlineMs) {
  /** @type {Partial<Record<string, Pace>>} */
  let plan = {};
  let now = 0;
  let actedAt = -Infinity;
  /** @type {Map<string, Count>} */
  let counts = new Map();
  /** @type {Map<string, { since: number, endedAt: number, open: number, isRetry: boolean }>} */
  const states = new Map();

  /** @param {string} call */
  function tallyOf(call) {
    const count = counts.get(call) ?? { ...nothing };
    const first = { since: now, endedAt: -Infinity, open: 0, isRetry: false };
    const state = states.get(call) ?? first;
    counts.set(call, count);
    states.set(call, state);
    return { count, state };
  }

  return {
    /** Takes the plan of the open screen. @param {Partial<Record<string, Pace>>} next */
    enter(next) {
      for (const call of Object.keys(next)) if (!plan[call]?.due) tallyOf(call).state.since = now;
      plan = next;
    },
    /** Notes an act, which may send requests in this step. */
    act() {
      actedAt = now;
    },
    /** @param {string} call */
    begin(call) {
      const { count, state } = tallyOf(call);
      // A failed read is tried once more after a second (C18); no interval is that short.
      state.isRetry = !state.isRetry && now !== actedAt && now - state.endedAt <= stepMs;
      count[state.isRetry ? 'retries' : now === actedAt ? 'manual' : 'polls'] += 1;
      Object.assign(state, { since: now, open: state.open + 1 });
    },
    /** @param {string | undefined} call undefined: a file */
    end(call) {
      if (call === undefined) return;
      const { state } = tallyOf(call);
      Object.assign(state, { endedAt: now, open: state.open - 1 });
    },
    /** Ends a step: due calls must have been requested by now. */
    pass() {
      now += stepMs;
      for (const [call, pace] of Object.entries(plan)) {
        const { count, state } = tallyOf(call);
        const { everyMs = Infinity, due = false } = pace ?? {};
        count.planned += stepMs / everyMs;
        // Counted at the end of a step, since Chromium may report an aborted request after the next one began.
        count.mostAtOnce = Math.max(count.mostAtOnce, state.open);
        if (due && now - state.since > everyMs + deadlineMs + 2 * stepMs) count.stalls += 1;
      }
    },
    take() {
      const taken = counts;
      counts = new Map();
      return taken;
    },
  };
}

/** @param {Hour} hour */
export function lineOf({ hour, heapMb, nodes, listeners, kept, counts, errors }) {
  const sum = (/** @type {keyof Count} */ what) =>
    [...counts.values()].reduce((all, count) => all + count[what], 0).toFixed(0);
  const weight = `${heapMb.toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners, ${kept.bytes} bytes kept`;
  const requests = `${sum('polls')} polls of ${sum('planned')}, ${sum('retries')} retries, ${sum('manual')} by acts`;
  return `hour ${hour}: ${weight}; ${requests}; ${errors.length} errors`;
}

/** Two days of quarter hours, one of them with a repeated hour. */
const mostEntries = 2 * 96 + 4;

/**
 * Compares the last hour with the fourth, when caches are warm, or with the first of a short soak.
 * @param {readonly Hour[]} hours
 * @param {{ acts: number, missed: readonly string[] }} person
 * @returns {{ isMet: boolean, sentence: string }[]}
 */
export function verdictsOn(hours, { acts, missed }) {
  const base = hours[hours.length >= 8 ? 3 : 0];
  const last = hours.at(-1);
  if (!base || !last) throw new Error('A soak of no hours proves nothing.');
  const { entries, bytes } = last.kept;
  const isSame = (/** @type {number} */ a, /** @type {number} */ b) =>
    Math.abs(b - a) <= Math.max(1, a * 0.02);
  /** @param {string} kind @param {(hour: Hour) => readonly string[]} found */
  const none = (kind, found) => {
    const all = hours.flatMap((hour) => found(hour).map((what) => `${what} in hour ${hour.hour}`));
    return { [`${kind}: ${all.join(', ') || 'none'}`]: all.length === 0 };
  };
  /** @param {string} kind @param {(count: Count) => boolean} isBad */
  const noCall = (kind, isBad) =>
    none(kind, ({ counts }) => [...counts].flatMap(([call, of]) => (isBad(of) ? [call] : [])));
  const verdicts = {
    [`heap, at most 1.1 ×: ${base.heapMb.toFixed(2)} and ${last.heapMb.toFixed(2)} MB`]:
      last.heapMb <= base.heapMb * 1.1,
    [`DOM nodes, ± 2 %: ${base.nodes} and ${last.nodes}`]: isSame(base.nodes, last.nodes),
    [`event listeners, ± 2 %: ${base.listeners} and ${last.listeners}`]: isSame(
      base.listeners,
      last.listeners,
    ),
    [`record of two days, at most 200 kB: ${entries} entries, ${bytes} bytes`]:
      entries >= 1 && entries <= mostEntries && bytes <= 200_000,
    ...noCall('calls that stalled', ({ stalls }) => stalls > 0),
    ...noCall('calls polled over 1.2 ×', ({ polls, planned }) => polls > planned * 1.2 + 1),
    ...noCall('calls under way more than once', ({ mostAtOnce }) => mostAtOnce > 1),
    ...none('errors', ({ errors }) => errors),
    // Acts that fail would prove little.
    ...(acts > 0 && {
      [`${acts} acts; impossible: ${missed.join(', ') || 'none'}`]: missed.length <= acts / 10,
    }),
  };
  return Object.entries(verdicts).map(([sentence, isMet]) => ({ isMet, sentence }));
}
