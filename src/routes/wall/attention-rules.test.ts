import { describe, expect, it } from 'vitest';
import { waits } from '../../../tests/entities.ts';
import type { RegionFigures } from '../../features/day-record/record.ts';
import { attentionTexts, bandDrops, dropsToShow } from './attention-rules.ts';

const start = Date.parse('2026-11-21T15:00:00Z');
const minutes = (count: number) => start + count * 60_000;

type Points = Parameters<typeof bandDrops>[0];

const at = (points: Points, minute: number, ...regions: readonly RegionFigures[]): Points => [
  ...points,
  { regions, at: minutes(minute) },
];

/** A day of one region: its valid events of 100, by minute. */
const day = (...points: readonly (readonly [minute: number, valid: number])[]) =>
  points.reduce<Points>(
    (before, [minute, valid]) => at(before, minute, { region: 'florida', valid, total: 100 }),
    [],
  );

const shown = (points: Points, minute: number) =>
  dropsToShow(bandDrops(points), minutes(minute)).map(({ region, band }) => `${region} ${band}`);

describe('a region that fell below its band (issue 17)', () => {
  const cases: readonly [string, Points, number, readonly string[]][] = [
    ['an empty day', [], 0, []],
    ['no drop', day([0, 72], [1, 71]), 60, []],
    ['five minutes are not more than five', day([0, 72], [1, 60]), 6, []],
    ['six minutes are', day([0, 72], [1, 60]), 7, ['florida warning']],
    ['not after it is back in its band', day([0, 72], [1, 60], [20, 70]), 21, []],
    [
      'still below: counted from the first drop',
      day([0, 90], [1, 72], [4, 40]),
      7,
      ['florida poor'],
    ],
    ['higher, but not back in its band', day([0, 90], [1, 40], [4, 72]), 7, ['florida good']],
    [
      'back and below again: counted from the second drop',
      day([0, 72], [1, 60], [8, 72], [9, 60]),
      12,
      [],
    ],
    ['after an hour the lower band is no news', day([0, 72], [1, 60]), 61, []],
    ['a drop below that band is shown', day([0, 72], [1, 60], [70, 40]), 76, ['florida poor']],
    ['a rise is no drop', day([0, 40], [1, 90]), 30, []],
  ];
  it.each(cases)('%s', (_name, points, minute, expected) => {
    expect(shown(points, minute)).toEqual(expected);
  });

  it('needs ten events', () => {
    const few = { region: 'florida', valid: 9, total: 9 };
    const then = { region: 'florida', valid: 9, total: 20 };
    expect(shown(at(at([], 0, few), 1, then), 30)).toEqual([]);
  });

  it('forgets a region that is left out, but keeps an unreadable one, and all of them if the call sends none', () => {
    const other = { region: 'arizona', valid: 90, total: 100 };
    expect(shown(at(day([0, 72], [1, 60]), 3, other), 8)).toEqual([]);
    expect(shown(at(day([0, 72], [1, 60]), 3), 8)).toEqual(['florida warning']);
    const unread = { region: 'florida', valid: null, total: 100 };
    expect(shown(at(day([0, 72], [1, 60]), 3, unread), 8)).toEqual(['florida warning']);
  });

  it('lists the latest first', () => {
    const both = (minute: number, a: number, b: number) => [
      { region: 'arizona', valid: a, total: 100 },
      { region: 'florida', valid: b, total: 100 },
      { region: 'atlantis', valid: minute, total: 100 },
    ];
    let points = at([], 0, ...both(0, 90, 90));
    points = at(points, 1, ...both(1, 60, 90));
    points = at(points, 3, ...both(3, 60, 40));
    expect(shown(points, 10)).toEqual(['florida poor', 'arizona warning']);
  });
});

const now = Date.parse('2026-11-21T19:41:00Z');
const ago = (count: number) => now - count * 60_000;
const florida = { region: 'florida', band: 'poor', since: ago(12) } as const;
const arizona = { region: 'arizona', band: 'warning', since: ago(20) } as const;

const illinois = { region: 'chicago', band: 'warning', since: ago(30) } as const;
const unknown = { region: 'W'.repeat(10_000), band: 'poor', since: ago(8) } as const;

it.each([
  ['nothing', [], null, []],
  ['a fresh alert', [], 30, []],
  ['an old alert', [], 31, ['7 alerts pending, oldest 31 min']],
  ['a very old one', [], 150, ['7 alerts pending, oldest 2 h']],
  ['one region', [florida], null, ['Florida fell to Poor']],
  ['two regions', [florida, arizona], null, ['Florida and Arizona fell a band']],
  [
    'three regions',
    [florida, arizona, illinois],
    null,
    ['Florida, Arizona and 1 more fell a band'],
  ],
  ['both', [florida], 34, ['Florida fell to Poor', '7 alerts pending, oldest 34 min']],
  ['a very long name', [unknown], null, ['WWWWWWWWWWWWWWW… fell to Poor']],
] as const)('the notes: %s', (_name, drops, oldest, texts) => {
  const longestMs = oldest && oldest * 60_000;
  expect(attentionTexts(drops, waits({ pending: 7, longestMs }))).toEqual(texts);
});

const oldMs = 34 * 60_000;

it.each([
  [{ pending: 1, longestMs: oldMs }, '1 alert pending, oldest 34 min'],
  [{ pending: null, longestMs: oldMs }, 'Alerts pending, oldest known 34 min'],
  [{ pending: 3, inFuture: 3 }, '3 alerts pending, 3 with a time in the future'],
  [{ longestMs: 0, untimed: 1 }, '2 alerts pending, oldest 0 s, 1 without a time'],
])('alerts of which one may be old: %o', (given, text) => {
  expect(attentionTexts([], waits(given))).toEqual([text]);
});

it('no note before the alerts, and one where they are not known', () => {
  expect(attentionTexts([], null)).toEqual([]);
  expect(attentionTexts([], 'failed')).toEqual(["Alerts couldn't load"]);
});
