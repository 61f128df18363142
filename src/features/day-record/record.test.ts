import { describe, expect, it } from 'vitest';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import {
  dayName,
  type DayRecord,
  linesOf,
  mergeDays,
  pointNear,
  thinned,
  workingDayBefore,
} from './record.ts';

const day = '2026-11-20';
const at = (hour: number, minute: number) => hour * 60 + minute;
const totals = (record?: DayRecord) => record?.points.map(({ valid }) => valid);

it.each([
  ['2026-11-24', '2026-11-23', 'Yesterday'],
  // A Monday follows a Saturday, and so does the Sunday between.
  ['2026-11-23', '2026-11-21', 'Saturday'],
  ['2026-11-22', '2026-11-21', 'Yesterday'],
])('the last working day before %s is %s, named %s', (today, last, name) => {
  expect(workingDayBefore(today)).toBe(last);
  expect(dayName(last, today)).toBe(name);
});

describe('the records of two tabs', () => {
  const one = dayOf('2026-11-21', '10:00 5, 10:30:40 7');
  const other = dayOf('2026-11-21', '10:15 6, 10:30:10 8');
  const friday = dayOf('2026-11-20', '21:00 106');

  it('have of each minute the newest point, in any order', () => {
    const merged = mergeDays([one], [other, friday], '2026-11-21');
    expect(merged.map(({ day: of }) => of)).toEqual(['2026-11-20', '2026-11-21']);
    expect(totals(merged[1])).toEqual([5, 6, 7]);
    expect(mergeDays([other, friday], [one], '2026-11-21')).toEqual(merged);
    expect(mergeDays(merged, merged, '2026-11-21')).toEqual(merged);
  });

  it('have the same point of two at one instant, whichever tab merges', () => {
    const twin = dayOf('2026-11-21', '10:00 4');
    expect(mergeDays([one], [twin], '2026-11-21')).toEqual(mergeDays([twin], [one], '2026-11-21'));
  });

  it('are of today and of the last working day alone', () => {
    const days = [dayOf('2026-11-19', '9:00 3'), friday, one, dayOf('2026-11-22', '9:00 3')];
    const kept = (today: string) => mergeDays(days, [], today).map(({ day: of }) => of);
    expect(kept('2026-11-21')).toEqual(['2026-11-20', '2026-11-21']);
    expect(kept('2026-11-23')).toEqual(['2026-11-21']);
    expect(kept('2026-11-25')).toEqual([]);
  });
});

it('a thinned day has the last point of each 15 minutes, so the newest too', () => {
  const record = dayOf(day, '9:01 1, 9:14 2, 9:15 3, 9:29:59 4, 9:31 5, 9:40 6');
  expect(thinned(record.points).map(({ valid }) => valid)).toEqual([2, 4, 6]);
  const fine = thinned(record.points, easternMs(day, '9:30'));
  expect(fine.map(({ valid }) => valid)).toEqual([2, 4, 5, 6]);
});

describe('the point near 2:41 PM', () => {
  it.each<[string, string, readonly [number, number] | null]>([
    ['of this minute', '14:29:50 90, 14:41:30 96', [96, at(14, 41)]],
    ['nearer before', '14:36 95, 14:59 99', [95, at(14, 36)]],
    ['nearer after', '14:25 90, 14:44:40 97', [97, at(14, 44)]],
    ['15 minutes before', '14:26 90', [90, at(14, 26)]],
    ['16 minutes before', '14:25 90', null],
    ['of a figure that could not be read', '14:41 null', [NaN, at(14, 41)]],
    ['of no record', '', null],
  ])('%s', (_name, points, wanted) => {
    const near = pointNear(dayOf(day, points), at(14, 41));
    expect(near && [near.valid ?? NaN, near.minute]).toEqual(wanted);
  });
});

it.each<[string, string, string]>([
  ['points up to 30 minutes apart', '9:00 1, 9:30 2, 10:00 4', '540 1, 570 2, 600 4'],
  ['a gap between others', '9:00 1, 9:31 2', '540 1 | 571 2'],
  ['a total that could not be read', '9:00 1, 9:15 null, 9:30 3', '540 1, 570 3'],
  ['no points', '', ''],
])('the lines through %s', (_name, points, wanted) => {
  const lines = linesOf(dayOf(day, points)).map((line) =>
    line.map(({ minute, valid }) => `${minute} ${valid}`).join(', '),
  );
  expect(lines.join(' | ')).toBe(wanted);
});
