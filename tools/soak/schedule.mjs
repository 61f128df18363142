// When what goes wrong. Each hour: trouble, then quiet; at its end everything is measured.
/** @typedef {'500' | '503' | '502 page' | 'sign-in page' | 'cut' | 'reset' | 'hang' | 'slow'} Stray */

/**
 * `outage`: no connection, for anything; `offline event`: the browser says that it is offline, although the
 * server responds; `slow`: responses come after seconds.
 * @typedef {Stray | 'outage' | 'offline event'} Trouble
 */
/** @typedef {{ fromMs: number, toMs: number, trouble: Trouble, call: string }} Window */

/** @type {readonly Stray[]} */
export const strays = ['500', '503', '502 page', 'sign-in page', 'cut', 'reset', 'hang', 'slow'];

/** @type {readonly Trouble[]} */
export const troubles = [...strays, 'outage', 'offline event'];

const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;

/** Until here, in each hour, a person does things: the last toast is gone when the hour ends (spec 4). */
export const actsUntilMs = 41 * minuteMs;
export const quietFromMs = 49 * minuteMs;
/** From here to the end of each hour the same responses are given in every hour, so that hours compare. */
export const stillFromMs = 54 * minuteMs;

const perHour = troubles.length / 2;
const slotMs = quietFromMs / perHour;
const outageMs = 5 * minuteMs;
/** How many calls fail on their own, when nothing else is wrong. */
export const strayShare = 0.02;

/**
 * The troubles of a soak, in ms since its beginning; each kind comes once in two hours. `all` or one of
 * `calls` is struck; an outage strikes everything.
 * @param {() => number} random
 * @param {number} hours
 * @param {readonly string[]} calls
 * @returns {Window[]}
 */
export function scheduleOf(random, hours, calls) {
  /** @type {Trouble[]} */
  let deck = [];
  return Array.from({ length: hours * perHour }, (_, index) => {
    if (deck.length === 0) deck = shuffled(random, troubles);
    const trouble = deck.pop() ?? 'reset';
    const isWhole = trouble === 'outage' || trouble === 'offline event';
    const lastsMs = isWhole ? outageMs : (2 + 3 * random()) * minuteMs;
    const slot = Math.floor(index / perHour) * hourMs + (index % perHour) * slotMs;
    const fromMs = slot + minuteMs + random() * (slotMs - minuteMs - lastsMs);
    const call =
      isWhole || random() < 0.5 ? 'all' : (calls[Math.floor(random() * calls.length)] ?? 'all');
    return { fromMs, toMs: fromMs + lastsMs, trouble, call };
  });
}

/** @template T @param {() => number} random @param {readonly T[]} list @returns {T[]} */
export function shuffled(random, list) {
  return list
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
