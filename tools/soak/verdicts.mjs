// What a soak must show (issue 4), each as a sentence that says what was seen.
import { together } from './tally.mjs';

/** @typedef {import('./drive.mjs').Soaked} Soaked */
/** @typedef {import('./drive.mjs').Hour} Hour */
/** @typedef {{ isMet: boolean, sentence: string }} Verdict */

/** A day is judged from its fourth hour on, when everything has warmed up; a short soak has its first only. */
const warmUpHours = 4;
const longHours = 8;
const heapGrowth = 1.1;
const share = 0.02;
const rate = 1.2;
/** A change in each minute of a day: 1,440 points of some 600 bytes. */
const dayBytes = 1_000_000;

/** @param {Soaked} soaked @returns {Verdict[]} */
export function verdictsOn({ name, hours, missed, acts }) {
  const base = hours[hours.length >= longHours ? warmUpHours - 1 : 0];
  const last = hours.at(-1);
  if (!base || !last) throw new Error('A soak of no hours proves nothing.');
  return [
    heap(name, base, last),
    same(name, 'DOM nodes', base, last, ({ nodes }) => nodes),
    same(name, 'event listeners', base, last, ({ listeners }) => listeners),
    kept(name, hours.length, last),
    stalls(name, hours),
    rates(name, hours),
    atOnce(name, hours),
    silence(name, hours),
    ...(acts > 0 ? [hands(name, acts, missed)] : []),
  ];
}

/** @param {string} name @param {Hour} base @param {Hour} last @returns {Verdict} */
function heap(name, base, last) {
  const growth = last.heapMb / base.heapMb;
  return {
    isMet: growth <= heapGrowth,
    sentence:
      `${name}: the heap of hour ${last.hour} is ${growth.toFixed(2)} × that of hour ${base.hour} ` +
      `(${base.heapMb.toFixed(2)} MB, then ${last.heapMb.toFixed(2)} MB); at most ${heapGrowth.toFixed(2)} × is allowed.`,
  };
}

/**
 * @param {string} name
 * @param {string} what
 * @param {Hour} base
 * @param {Hour} last
 * @param {(hour: Hour) => number} of
 * @returns {Verdict}
 */
function same(name, what, base, last, of) {
  const [before, after] = [of(base), of(last)];
  return {
    isMet: Math.abs(after - before) <= Math.max(1, before * share),
    sentence: `${name}: ${before} ${what} at hour ${base.hour}, ${after} at hour ${last.hour}; they may differ by 2 %.`,
  };
}

/**
 * The record of the days (docs/memory.md): a day that is over weighs little, and there are as many as were lived.
 * @param {string} name
 * @param {number} hours
 * @param {Hour} last
 * @returns {Verdict}
 */
function kept(name, hours, { kept: { days, bytes } }) {
  const most = Math.ceil(hours / 24) + 1;
  return {
    isMet: days >= 1 && days <= most && bytes <= most * dayBytes,
    sentence: `${name}: ${days} days kept, in ${(bytes / 1e3).toFixed(1)} kB; 1 to ${most} may be, in ${(most * dayBytes) / 1e3} kB.`,
  };
}

/** @param {string} name @param {Hour[]} hours @returns {Verdict} */
function stalls(name, hours) {
  const stalled = [...together(hours.map(({ counts }) => counts))].filter(([, { stalls: n }]) => n);
  return {
    isMet: stalled.length === 0,
    sentence: stalled.length
      ? `${name}: not sent within its interval and deadline: ${stalled.map(([call, count]) => `${call} (${count.stalls} times, once ${Math.round(count.longestGapMs / 1_000)} s)`).join(', ')}.`
      : `${name}: no call stalled.`,
  };
}

/** @param {string} name @param {Hour[]} hours @returns {Verdict} */
function rates(name, hours) {
  const tooMany = hours.flatMap(({ hour, counts }) =>
    [...counts]
      .filter(([, { polls, planned }]) => polls > planned * rate + 1)
      .map(
        ([call, { polls, planned }]) =>
          `${call} ${polls} times in hour ${hour}, planned ${planned.toFixed(0)}`,
      ),
  );
  return {
    isMet: tooMany.length === 0,
    sentence: tooMany.length
      ? `${name}: sent more than 1.2 × as often as planned: ${tooMany.join('; ')}.`
      : `${name}: no call was sent more than 1.2 × as often as planned.`,
  };
}

/** @param {string} name @param {Hour[]} hours @returns {Verdict} */
function atOnce(name, hours) {
  const doubled = [...together(hours.map(({ counts }) => counts))].filter(
    ([, { mostAtOnce }]) => mostAtOnce > 1,
  );
  return {
    isMet: doubled.length === 0,
    sentence: doubled.length
      ? `${name}: under way more than once at a time: ${doubled.map(([call]) => call).join(', ')}.`
      : `${name}: never two of one call under way.`,
  };
}

/** @param {string} name @param {Hour[]} hours @returns {Verdict} */
function silence(name, hours) {
  const said = hours.flatMap(({ hour, errors }) => errors.map((error) => `hour ${hour}, ${error}`));
  return {
    isMet: said.length === 0,
    sentence: said.length
      ? `${name}: ${said.length} errors in the page: ${said.slice(0, 5).join('; ')}.`
      : `${name}: no error in the page, and never loaded again.`,
  };
}

/**
 * A soak in which the person found nothing to touch would prove little.
 * @param {string} name
 * @param {number} acts
 * @param {string[]} missed
 * @returns {Verdict}
 */
function hands(name, acts, missed) {
  return {
    isMet: missed.length <= acts * 0.1,
    sentence: `${name}: the person did ${acts - missed.length} of ${acts} things.`,
  };
}
