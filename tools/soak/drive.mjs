// Drives one page through simulated time and brings home what it did in each hour.
import { weigh } from '../bench/meter.mjs';
import { openPage, weighKept } from './page.mjs';
import { hourOfActs } from './person.mjs';
import { sayWhether, take } from './meter.mjs';
import { actsUntilMs, hourMs, quietFromMs, stillFromMs } from './schedule.mjs';
import { createTally } from './tally.mjs';

/** @typedef {import('../bench/meter.mjs').Weight} Weight */
/** @typedef {Weight & { hour: number, kept: import('./page.mjs').Kept, counts: import('./tally.mjs').Counts, errors: string[] }} Hour */
/** @typedef {{ name: string, hours: Hour[], acts: number, missed: string[], served: Map<string, number> }} Soaked */

/** How far the clock goes at a time. Every interval is a multiple of it, so that polls fall on its end. */
const stepMs = 5_000;
/** So many connections Chromium opens to a server; what is requested beyond them waits inside the browser. */
const connections = 6;
const patienceMs = 60_000;

/**
 * @param {object} options
 * @param {{ name: string, path: string, place: import('./plan.mjs').Place }} options.screen
 * @param {import('@playwright/test').Browser} options.browser
 * @param {Awaited<ReturnType<typeof import('./server.mjs').startServer>>} options.server
 * @param {readonly import('./schedule.mjs').Window[]} options.schedule
 * @param {ReturnType<typeof import('./plan.mjs').planOf>} options.plan
 * @param {typeof import('../../src/screens.ts').screens} options.table
 * @param {number} options.deadlineMs
 * @param {number} options.hours
 * @param {number} options.startMs
 * @param {boolean} options.isLeaking
 * @param {(() => number) | null} options.person Draws what a person does; null: nobody is there.
 * @param {(hour: Hour) => void} options.onHour
 * @returns {Promise<Soaked>}
 */
export async function soak(options) {
  const { screen, server, schedule, plan, startMs, person } = options;
  const { page, session, takeErrors, close } = await openPage(options);
  const tally = createTally({ deadlineMs: options.deadlineMs, slackMs: stepMs });
  let at = 0;
  let isOnline = true;
  let acts = 0;
  /** @type {string[]} */
  const missed = [];
  /** @type {Hour[]} */
  const done = [];

  /** Lets every response arrive that is not kept back. */
  async function settle() {
    const since = performance.now();
    for (let turns = 0; ; turns += 1) {
      const { open, sent } = await page.evaluate(take);
      for (const { call, at: time, isEnd } of sent)
        tally[isEnd ? 'end' : 'begin'](server.nameOf(call), time - startMs);
      const waiting = server.waiting();
      // What waits inside the browser behind those that hang, the server never sees.
      if (open <= waiting || (waiting >= connections && turns > 3)) return;
      if (performance.now() - since > patienceMs)
        throw new Error(`${screen.name}: ${open} responses did not arrive.`);
    }
  }

  /** The browser says that it is offline, and online again, whatever the server does. */
  async function sayOnline() {
    const is = !schedule.some(
      ({ trouble, fromMs, toMs }) => trouble === 'offline event' && at >= fromMs && at < toMs,
    );
    if (is === isOnline) return;
    isOnline = is;
    // Coming back online is a moment at which everything may be requested.
    tally.hand();
    await page.evaluate(sayWhether, is);
  }

  /** @param {import('./person.mjs').TimedStep} step */
  async function doNow({ act, to }) {
    acts += 1;
    tally.hand();
    try {
      await act(page);
      if (to) tally.enter(plan[to]);
    } catch (error) {
      missed.push(error instanceof Error ? error.message : String(error));
    }
  }

  tally.enter(plan[screen.place]);
  tally.hand();
  await page.goto(server.origin + screen.path);
  await settle();

  for (let hour = 1; hour <= options.hours; hour += 1) {
    const beginsMs = at;
    const todo = person ? hourOfActs(person, actsUntilMs, options.table) : [];
    while (at < hour * hourMs) {
      server.setQuiet(at - beginsMs >= quietFromMs);
      server.setStill(at - beginsMs >= stillFromMs);
      await sayOnline();
      const due = todo.filter(({ atMs }) => beginsMs + atMs <= at);
      for (const step of todo.splice(0, due.length)) await doNow(step);
      server.advance(stepMs);
      await page.clock.runFor(stepMs);
      at += stepMs;
      await settle();
      tally.pass(at);
    }
    const kept = await weighKept(page);
    const weight = await weigh(session);
    const result = { hour, kept, ...weight, counts: tally.take(), errors: takeErrors() };
    done.push(result);
    options.onHour(result);
  }
  await close();
  return { name: screen.name, hours: done, acts, missed, served: server.served() };
}
