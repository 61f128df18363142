import { describe, expect, it } from 'vitest';
import { alert, figuresOfAlerts, rowsOf, waits } from '../../tests/entities.ts';
import {
  alertFigures,
  longestOfAll,
  statsContradiction,
  unknownWaits,
  unlistedIn,
  waitsAt,
  waitTexts,
} from './alerts.ts';
import { reads } from './index.ts';

const minuteMs = 60_000;
const nowMs = Date.parse('2026-11-21T19:41:00Z');

it('counts alerts by status, in any spelling, and those on no tab (A19)', () => {
  const statuses = ['pending', ' Pending\u200b', 'REVIEWED', ['dismissed'], 'archived', null, 0];
  const figures = figuresOfAlerts(...statuses.map((status) => alert({ status })));
  expect(figures.counts).toEqual({ pending: 2, reviewed: 1, dismissed: 1, unknown: 3 });
  expect(figures.pending).toHaveLength(2);
  expect(figures.isEachListed).toBe(false);
  expect(figuresOfAlerts(alert({ status: 'pending' })).isEachListed).toBe(true);
});

const createdAt = (text: string) => alert({ status: 'pending', createdAt: text });
const recent = createdAt('2026-11-21T19:40:00Z');
const old = createdAt('2026-11-21T19:01:00Z');
const untimed = createdAt('soon');
/** Two hours ahead: UTC without a zone. */
const future = createdAt('2026-11-21T21:40:00Z');
const reviewed = alert({ status: 'reviewed', createdAt: '2026-11-20T19:01:00Z' });

describe('the waits of pending alerts', () => {
  it.each([
    ['nothing', [reviewed], { pending: 0 }, []],
    ['the longest', [recent, old, reviewed], { longestMs: 40 * minuteMs }, ['oldest 40 min']],
    [
      'without a time',
      [untimed, recent],
      { longestMs: minuteMs, untimed: 1 },
      ['oldest 1 min', '1 without a time'],
    ],
    ['in the future (A12)', [future, future], { inFuture: 2 }, ['2 with a time in the future']],
  ] as const)('%s', (_name, alerts, given, texts) => {
    const known = waitsAt(figuresOfAlerts(...alerts), nowMs);
    expect(known).toEqual(waits(given));
    expect(waitTexts(known)).toEqual(texts);
  });

  it('of a part call none the oldest of all (A15)', () => {
    const part = waitsAt(alertFigures({ ...rowsOf(old), total: 9 }), nowMs);
    expect(part).toEqual(waits({ pending: null, longestMs: 40 * minuteMs }));
    expect(waitTexts(part)).toEqual(['oldest known 40 min']);
    expect(longestOfAll(part)).toBeNull();
  });

  it.each([
    [{ longestMs: 5 }, 5],
    [{ longestMs: 5, untimed: 1 }, null],
    [{ longestMs: 5, inFuture: 1 }, null],
    [{ pending: 0 }, null],
  ])('%o: the longest of all is %s', (given, longest) => {
    expect(longestOfAll(waits(given))).toBe(longest);
    expect(unknownWaits(waits(given)).length > 0).toBe(longest === null && 'longestMs' in given);
  });
});

it.each([
  ['no list and no count', [], null, 0],
  ['counted and not listed', [], 3, 3],
  ['listed', [recent], 3, 0],
  ['listed on another tab', [reviewed], 3, 3],
])('pending alerts that are not listed (A19): %s', (_, alerts, pending, count) => {
  const stats = { pending, reviewed: 9, dismissed: null };
  expect(unlistedIn('pending', figuresOfAlerts(...alerts), stats)).toBe(count);
});

it.each([
  [{}, ''],
  [{ total: 6 }, 'Pending, Reviewed and Dismissed together: more than the total of 6'],
  [{ total: 3, reviewed: null }, 'Dismissed: more than the total of 3'],
  [
    { pending: 20, validDecisions: 3 },
    'Pending: more than the total of 9; Valid and Invalid together: more than the reviewed total of 3',
  ],
  [{ invalidDecisions: 140 }, 'Invalid: more than the reviewed total of 3'],
  [{ total: null, reviewed: null }, ''],
])('counts %j that are no parts of their whole (C19): %j', (sent, text) => {
  const stats = {
    total: 9,
    pending: 2,
    reviewed: 3,
    dismissed: 4,
    validDecisions: 2,
    invalidDecisions: 1,
  };
  expect(statsContradiction(reads.alertStats.response.read({ ...stats, ...sent }))).toBe(text);
});
