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
  const growth = last.heapMb / base.heapMb;
  const mostDays = Math.ceil(hours.length / 24) + 1;
  const { days, bytes } = last.kept;
  const calls = [...together(hours.map(({ counts }) => counts))];
  return [
    {
      isMet: growth <= heapGrowth,
      sentence:
        `the heap of hour ${last.hour} is ${growth.toFixed(2)} × that of hour ${base.hour} ` +
        `(${base.heapMb.toFixed(2)} MB, then ${last.heapMb.toFixed(2)} MB); at most ${heapGrowth.toFixed(2)} × is allowed.`,
    },
    same('DOM nodes', base, last, ({ nodes }) => nodes),
    same('event listeners', base, last, ({ listeners }) => listeners),
    {
      // A day that is over weighs little, and there are as many as were lived (docs/memory.md).
      isMet: days >= 1 && days <= mostDays && bytes <= mostDays * dayBytes,
      sentence: `${days} days kept, in ${(bytes / 1e3).toFixed(1)} kB; 1 to ${mostDays} may be, in ${(mostDays * dayBytes) / 1e3} kB.`,
    },
    none(
      calls.flatMap(([call, { stalls, longestGapMs: ms }]) =>
        stalls > 0 ? [`${call} (${stalls} times, once ${Math.round(ms / 1_000)} s)`] : [],
      ),
      'no call stalled.',
      (found) => `not sent within its interval and deadline: ${found.join(', ')}.`,
    ),
    none(
      hours.flatMap(({ hour, counts }) =>
        [...counts].flatMap(([call, { polls, planned }]) =>
          polls > planned * rate + 1
            ? [`${call} ${polls} times in hour ${hour}, planned ${planned.toFixed(0)}`]
            : [],
        ),
      ),
      'no call was sent more than 1.2 × as often as planned.',
      (found) => `sent more than 1.2 × as often as planned: ${found.join('; ')}.`,
    ),
    none(
      calls.filter(([, { mostAtOnce }]) => mostAtOnce > 1).map(([call]) => call),
      'never two of one call under way.',
      (found) => `under way more than once at a time: ${found.join(', ')}.`,
    ),
    none(
      hours.flatMap(({ hour, errors }) => errors.map((error) => `hour ${hour}, ${error}`)),
      'no error in the page, and never loaded again.',
      (found) => `${found.length} errors in the page: ${found.slice(0, 5).join('; ')}.`,
    ),
    // A soak in which the person found nothing to touch would prove little.
    ...(acts > 0 ? [done(acts, missed.length)] : []),
  ].map(({ isMet, sentence }) => ({ isMet, sentence: `${name}: ${sentence}` }));
}

/**
 * @param {string} what
 * @param {Hour} base
 * @param {Hour} last
 * @param {(hour: Hour) => number} of
 * @returns {Verdict}
 */
function same(what, base, last, of) {
  const [before, after] = [of(base), of(last)];
  return {
    isMet: Math.abs(after - before) <= Math.max(1, before * share),
    sentence: `${before} ${what} at hour ${base.hour}, ${after} at hour ${last.hour}; they may differ by 2 %.`,
  };
}

/**
 * @param {readonly string[]} found
 * @param {string} otherwise
 * @param {(found: readonly string[]) => string} sentence
 * @returns {Verdict}
 */
function none(found, otherwise, sentence) {
  const isMet = found.length === 0;
  return { isMet, sentence: isMet ? otherwise : sentence(found) };
}

/** @param {number} acts @param {number} missed @returns {Verdict} */
const done = (acts, missed) => ({
  isMet: missed <= acts * 0.1,
  sentence: `the person did ${acts - missed} of ${acts} things.`,
});
