import { describe, expect, it } from 'vitest';
import { reads } from '../../src/api/contract.ts';
import { screens } from '../../src/screens.ts';
import { firstReads } from '../screen-reads.ts';
import { randomOf } from '../../mocks/world/random.ts';
import { hourOfActs } from './person.mjs';
import { planOf } from './plan.mjs';
import { actsUntilMs, hourMs, quietFromMs, scheduleOf, troubles } from './schedule.mjs';
import { createTally, nothing, together } from './tally.mjs';
import { verdictsOn } from './verdicts.mjs';

const s = 1_000;
const deadlineMs = 30 * s;
const slackMs = 5 * s;

type Tally = ReturnType<typeof createTally>;

/** A page that shows one screen: `a` is due every 10 s, `b` may be sent as often. */
function page() {
  const tally = createTally({ deadlineMs, slackMs });
  tally.enter({ a: { everyMs: 10 * s, due: true }, b: { everyMs: 10 * s, due: false } });
  return tally;
}

function request(tally: Tally, call: string, at: number, forMs = 0) {
  tally.begin(call, at);
  tally.end(call, at + forMs);
}

function countOf(tally: Tally, call: string) {
  return tally.take().get(call) ?? nothing();
}

describe('the tally of a soak', () => {
  it('counts polls against the plan', () => {
    const tally = page();
    for (let at = 10 * s; at <= 60 * s; at += 10 * s) {
      request(tally, 'a', at);
      tally.pass(at);
    }
    const counts = { polls: 6, planned: 6, due: 6, longestGapMs: 10 * s, mostAtOnce: 1 };
    expect(countOf(tally, 'a')).toEqual({ ...nothing(), ...counts });
    expect(countOf(tally, 'a').polls).toBe(0);
  });

  it('takes one request right after a failure for the retry, and a second for a poll', () => {
    const tally = page();
    request(tally, 'a', 10 * s, 3 * s);
    request(tally, 'a', 14 * s);
    request(tally, 'a', 15 * s);
    expect(countOf(tally, 'a')).toMatchObject({ polls: 2, retries: 1 });
  });

  it('lets a person cause requests, twice for each thing done', () => {
    const tally = page();
    tally.pass(60 * s);
    tally.hand();
    for (const at of [60, 61, 62, 66]) request(tally, 'b', at * s, s / 2);
    expect(countOf(tally, 'b')).toMatchObject({ manual: 2, polls: 2 });
  });

  it('sees a stall once interval, deadline and a step have passed, until the call is sent', () => {
    const tally = page();
    tally.pass(45 * s);
    expect(countOf(tally, 'a').stalls).toBe(0);
    tally.pass(46 * s);
    tally.pass(90 * s);
    expect(countOf(tally, 'a')).toMatchObject({ stalls: 1, longestGapMs: 90 * s });
    request(tally, 'a', 91 * s);
    tally.pass(137 * s);
    expect(countOf(tally, 'a').stalls).toBe(1);
  });

  it('expects nothing of what is not due, and of what is not shown any more', () => {
    const tally = page();
    tally.enter({ b: { everyMs: 10 * s, due: false } });
    tally.pass(hourMs);
    const counts = tally.take();
    expect(counts.get('b')).toMatchObject({ stalls: 0, planned: 360, due: 0 });
    expect(counts.get('a')).toBeUndefined();
  });

  it('counts a call of a screen that comes later from there on', () => {
    const tally = page();
    tally.pass(600 * s);
    tally.enter({ c: { everyMs: 10 * s, due: true } });
    tally.pass(640 * s);
    expect(countOf(tally, 'c').stalls).toBe(0);
  });

  it('sees two of one call under way', () => {
    const tally = page();
    tally.begin('a', 10 * s);
    tally.begin('a', 20 * s);
    tally.end('a', 21 * s);
    expect(countOf(tally, 'a').mostAtOnce).toBe(2);
  });
});

describe('the verdicts of a soak', () => {
  const good = { polls: 100, planned: 120, due: 120, mostAtOnce: 1 };
  const calls = (change: object) => new Map([['regions', { ...nothing(), ...good, ...change }]]);
  const kept = { days: 1, bytes: 60_000 };
  const hourLike = { heapMb: 7, nodes: 1_000, listeners: 100, kept, errors: [] as string[] };

  /** A good day, but for its last hour. */
  function dayWith(change: object, call: object = {}, hours = 24) {
    return {
      name: 'wall',
      acts: 0,
      missed: [],
      served: new Map(),
      hours: Array.from({ length: hours }, (_, index) => ({
        ...hourLike,
        hour: index + 1,
        counts: calls(index + 1 === hours ? call : {}),
        ...(index + 1 === hours ? change : {}),
      })),
    };
  }
  const failed = (...args: Parameters<typeof dayWith>) =>
    verdictsOn(dayWith(...args)).flatMap(({ isMet, sentence }) => (isMet ? [] : [sentence]));

  it.each([24, 2])('are all met by %s good hours', (hours) => {
    expect(failed({}, {}, hours)).toEqual([]);
    expect(failed({ heapMb: 7.6, nodes: 1_020, listeners: 98 }, { polls: 145 }, hours)).toEqual([]);
  });

  it.each([
    ['a heap that grew', { heapMb: 7.8 }, {}, /heap of hour 24 is 1\.11 × that of hour 4/],
    ['nodes that were left', { nodes: 1_021 }, {}, /1000 DOM nodes at hour 4, 1021 at hour 24/],
    ['nodes that are lost', { nodes: 979 }, {}, /1000 DOM nodes/],
    ['listeners that were left', { listeners: 103 }, {}, /100 event listeners/],
    ['a record that grows', { kept: { days: 9, bytes: 60_000 } }, {}, /9 days kept/],
    ['a record that weighs', { kept: { days: 1, bytes: 9e6 } }, {}, /1 days kept, in 9000.0 kB/],
    ['no record', { kept: { days: 0, bytes: 0 } }, {}, /0 days kept/],
    ['a stall', {}, { stalls: 1, longestGapMs: 99 * s }, /regions \(1 times, once 99 s\)/],
    ['a storm', {}, { polls: 146 }, /regions 146 times in hour 24, planned 120/],
    ['two at once', {}, { mostAtOnce: 2 }, /more than once at a time: regions/],
    ['an error', { errors: ['thrown: x'] }, {}, /1 errors in the page: hour 24, thrown: x/],
  ])('see %s', (_, change, call, words) => {
    expect(failed(change, call)).toEqual([expect.stringMatching(words)]);
  });

  it('judge a short soak by its first hour', () => {
    expect(failed({ heapMb: 7.8 }, {}, 2)).toEqual([expect.stringMatching(/that of hour 1/)]);
  });

  it('require that the person found something to do', () => {
    const lost = { ...dayWith({}), acts: 100, missed: Array.from({ length: 11 }, () => 'gone') };
    expect(verdictsOn(lost).filter(({ isMet }) => !isMet)).toHaveLength(1);
  });
});

describe('what a soak plays', () => {
  const random = () => randomOf('house', 'soak');

  it('has every trouble once in two hours, and none where it is quiet', () => {
    const schedule = scheduleOf(random(), 24, ['regions', 'dashboard']);
    expect(scheduleOf(random(), 24, ['regions', 'dashboard'])).toEqual(schedule);
    for (let hour = 0; hour < 24; hour += 2) {
      const within = schedule.filter(({ fromMs }) => Math.floor(fromMs / hourMs / 2) === hour / 2);
      expect(within.map(({ trouble }) => trouble).toSorted()).toEqual(troubles.toSorted());
    }
    for (const { fromMs, toMs } of schedule)
      expect((fromMs % hourMs) + (toMs - fromMs)).toBeLessThanOrEqual(quietFromMs);
    const outages = schedule.filter(({ trouble }) => trouble === 'outage');
    for (const { call, fromMs, toMs } of outages)
      expect([call, Math.round(toMs - fromMs)]).toEqual(['all', 300 * s]);
  });

  it('has a person who is done in time', () => {
    const acts = hourOfActs(random(), actsUntilMs, screens);
    const times = acts.map(({ atMs }) => atMs);
    expect(times.length).toBeGreaterThan(40);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(acts.at(-1)?.atMs).toBeCloseTo(actsUntilMs);
  });

  it('has a person who sees every screen, a new one too', () => {
    const table = { ...screens, other: { path: '/other' } };
    const places = new Set<string | undefined>(
      hourOfActs(random(), actsUntilMs, table).map(({ to }) => to),
    );
    const names = Object.keys(table).filter((name) => name !== 'wall');
    expect(names.filter((name) => !places.has(name))).toEqual([]);
  });

  it('plans every call of the contract that has an interval', () => {
    const planned = new Set(
      Object.values(planOf(reads, firstReads)).flatMap((paces) => Object.keys(paces)),
    );
    const polled = Object.entries(reads).filter(([, { pollMs }]) => pollMs !== undefined);
    expect(polled.map(([name]) => name).filter((name) => !planned.has(name))).toEqual([]);
  });

  it('adds hours up', () => {
    const hour = (polls: number, longestGapMs: number) =>
      new Map([['a', { ...nothing(), polls, longestGapMs }]]);
    const all = together([hour(3, 5), hour(4, 2)]).get('a');
    expect(all).toMatchObject({ polls: 7, longestGapMs: 5 });
  });
});
