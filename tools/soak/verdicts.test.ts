import { describe, expect, it } from 'vitest';
import { createTally, nothing, verdictsOn } from './verdicts.mjs';

it('the tally of a soak tells polls, one retry, requests of an act and stalls apart', () => {
  const tally = createTally(30_000);
  const passMs = (ms: number) => Array.from({ length: ms / 5_000 }, () => tally.pass());
  tally.enter({ a: { everyMs: 10_000, due: true }, b: { everyMs: 10_000, due: false } });
  tally.act();
  tally.begin('a');
  tally.begin('a');
  passMs(10_000);
  tally.end('a');
  tally.end('a');
  tally.begin('a');
  tally.end('a');
  tally.begin('a');
  passMs(50_000);
  const sent = { polls: 1, retries: 1, manual: 2, mostAtOnce: 2 };
  expect(tally.take().get('a')).toEqual({ ...nothing, ...sent, planned: 6 });
  passMs(60_000);
  const counts = tally.take();
  const stalled = { planned: 6, stalls: 12, mostAtOnce: 1 };
  expect(counts.get('a')).toEqual({ ...nothing, ...stalled });
  expect(counts.get('b')).toEqual({ ...nothing, planned: 6 });
});

describe('the verdicts of a soak', () => {
  const good = { ...nothing, polls: 100, planned: 120, mostAtOnce: 1 };
  const kept = { entries: 8, bytes: 15_000 };
  const hour = { heapMb: 7, nodes: 1_000, listeners: 100, kept, errors: [] };
  const person = { acts: 100, missed: [] as string[] };

  /** The failed sentences for good hours with a changed last one. */
  function failedBy(change: object, call: object = {}, length = 24, by = person) {
    const hours = Array.from({ length }, (_, at) => ({
      ...hour,
      hour: at + 1,
      counts: new Map([['regions', { ...good, ...(at === length - 1 && call) }]]),
      ...(at === length - 1 && change),
    }));
    return verdictsOn(hours, by).flatMap(({ isMet, sentence }) => (isMet ? [] : [sentence]));
  }

  it.each([24, 2])('are met by %s good hours', (hours) => {
    const most = { heapMb: 7.6, nodes: 1_020, listeners: 98 };
    expect(failedBy(most, { polls: 145 }, hours)).toEqual([]);
  });

  it.each([
    ['a heap that grew', { heapMb: 7.8 }, {}, /heap.*7.00 and 7.80/],
    ['nodes that were left', { nodes: 1_021 }, {}, /nodes.*1021/],
    ['nodes that are lost', { nodes: 979 }, {}, /nodes.*979/],
    ['listeners that were left', { listeners: 103 }, {}, /listeners.*103/],
    ['a record that grows', { kept: { entries: 300, bytes: 15_000 } }, {}, /record.*300/],
    ['a record that weighs', { kept: { entries: 8, bytes: 9e6 } }, {}, /9000000 bytes/],
    ['no record', { kept: { entries: 0, bytes: 0 } }, {}, /record.*: 0/],
    ['a stall', {}, { stalls: 1 }, /stalled: regions in hour 24/],
    ['a storm', {}, { polls: 146 }, /1.2 ×: regions/],
    ['two at once', {}, { mostAtOnce: 2 }, /more than once: regions/],
    ['an error', { errors: ['thrown: x'] }, {}, /errors: thrown: x/],
  ])('are not met by %s', (_, change, call, words) => {
    expect(failedBy(change, call)).toEqual([expect.stringMatching(words)]);
  });

  it('require that most acts were possible', () => {
    const missed = Array.from({ length: 11 }, () => '#gone');
    expect(failedBy({}, {}, 2, { acts: 100, missed })).toHaveLength(1);
  });
});
