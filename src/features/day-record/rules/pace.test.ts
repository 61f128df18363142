import { describe, expect, it } from 'vitest';
import { dayOf } from '../../../../tests/recorded-days.ts';
import {
  isComparable,
  knownFrom,
  paceAt,
  paceText,
  paceWord,
  usualBand,
  usualOf,
  usualText,
} from './pace.ts';

const day = '2026-11-21';
const saturdays = [
  '2026-11-14',
  '2026-11-07',
  '2026-10-31',
  '2026-10-24',
  '2026-10-17',
  '2026-10-10',
];
const minute = 14 * 60 + 40;

/** Saturdays with these totals from 2 PM on; null: a gap from 2:30 to 3 PM. */
function kept(totals: readonly (number | null)[], other = saturdays) {
  return totals.map((valid, index) =>
    dayOf(
      other[index] ?? '',
      `09:00 0, 14:00 ${valid ?? 50}`,
      '21:00',
      valid === null ? '14:30-15:00' : '',
    ),
  );
}

describe('what is usual', () => {
  it.each<[string, readonly (number | null)[], [number, number, number] | null]>([
    ['of no day', [], null],
    ['of three days', [90, 100, 110], null],
    ['of four days', [90, 100, 110, 120], [93, 117, 4]],
    ['of six days', [97, 99, 103, 105, 110, 114], [98, 112, 6]],
    ['of days that agree', [100, 100, 100, 100], [100, 100, 4]],
    ['a day with a gap there does not count', [90, 100, 110, 120, null], [93, 117, 4]],
    ['nor are there enough without it', [90, 100, 110, null], null],
  ])('%s', (_name, totals, wanted) => {
    const pace = paceAt(usualOf(day, kept(totals)), minute);
    expect(pace && [pace.low, pace.high, pace.days]).toEqual(wanted);
  });

  it('is of earlier days of the same weekday only', () => {
    expect(isComparable('2026-11-14', day)).toBe(true);
    expect(isComparable('2026-11-13', day)).toBe(false);
    expect(isComparable(day, day)).toBe(false);
    expect(isComparable('2026-11-28', day)).toBe(false);
    const fridays = kept([1, 2, 3, 4], ['2026-11-20', '2026-11-13', '2026-11-06', '2026-10-30']);
    expect(usualOf(day, fridays)).toEqual({ weekday: 'Saturday', days: [] });
  });

  it('is unknown before and after the recorded part of the days', () => {
    const usual = usualOf(day, kept([90, 100, 110, 120]));
    expect(paceAt(usual, 8 * 60)).toBeNull();
    expect(paceAt(usual, 21 * 60)).not.toBeNull();
    expect(paceAt(usual, 21 * 60 + 1)).toBeNull();
  });
});

describe('the band', () => {
  it('is between two quarters of an hour in proportion: a kept day has one point in each', () => {
    const days = saturdays.map((each) => dayOf(each, '14:00 80, 14:29 90, 14:44 105', '21:00'));
    const low = (at: number) => paceAt(usualOf(day, days), 14 * 60 + at)?.low;
    expect([30, 35, 40, 45].map(low)).toEqual([90, 95, 100, 105]);
  });

  it('has a point each quarter of an hour, and none where fewer than four days count', () => {
    const axis = { from: 9 * 60, to: 21 * 60 };
    const whole = usualBand(usualOf(day, kept([90, 100, 110, 120])), axis);
    expect(whole.map((run) => run.length)).toEqual([49]);
    const cut = usualBand(usualOf(day, kept([90, 100, 110, null])), axis);
    expect(cut.map((run) => [run[0]?.minute, run.at(-1)?.minute])).toEqual([
      [540, 870],
      [900, 1_260],
    ]);
    expect(usualBand(usualOf(day, kept([90, 100, 110])), axis)).toEqual([]);
  });
});

describe('in words', () => {
  it.each([
    [[97, 99, 103, 105, 110, 114], 'usual by 2:40 PM: 98–112 (6 Saturdays)'],
    [[100, 100, 100, 100], 'usual by 2:40 PM: 100 (4 Saturdays)'],
    [[1_000, 1_100, 1_200, 1_300], 'usual by 2:40 PM: 1,030–1,270 (4 Saturdays)'],
    [[100], 'needs 3 more Saturdays'],
    [[100, 100, 100], 'needs 1 more Saturday'],
    [[], 'needs 4 more Saturdays'],
    // More days would not help: these have no figures of that time.
    [[100, 100, 100, null], ''],
  ])('of %j: %s', (totals, text) => {
    expect(usualText(usualOf(day, kept(totals)), minute)).toBe(text);
  });

  it.each([
    [97, 'Behind usual'],
    [98, 'As usual'],
    [112, 'As usual'],
    [113, 'Ahead of usual'],
  ])('%d beside 98–112 is %s', (valid, word) => {
    const pace = { low: 98, high: 112, days: 6, weekday: 'Saturday' };
    expect(paceWord(valid, pace)).toBe(word);
    expect(paceText(pace)).toBe('98–112 (6 Saturdays)');
  });
});

it.each([
  [0, 'usual known from Dec 19'],
  [3, 'usual known from Nov 28'],
  [4, ''],
  [6, ''],
])('with %i Saturdays before Nov 21: %j', (count, text) => {
  const usual = usualOf(day, kept(Array.from({ length: count }, () => 100)));
  expect(knownFrom(usual, day)).toBe(text);
});
