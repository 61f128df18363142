import { describe, expect, it } from 'vitest';
import { appointment } from '../../../../tests/entities.ts';
import { easternMs, dayOf } from '../../../../tests/recorded-days.ts';
import { bookedTotals } from '../rules/curve.ts';
import { usualOf } from '../rules/pace.ts';
import { beginText, curveLabel, curveOf, gapText } from './model.ts';

const day = '2026-11-21';
const saturdays = ['2026-11-14', '2026-11-07', '2026-10-31', '2026-10-24'];
const kept = saturdays.map((each) => dayOf(each, '08:59 0, 12:00 50', '21:30'));
const record = dayOf(day, '08:50 0, 10:00 20, 12:24 60', '14:41', '11:42-12:24');
const usual = usualOf(day, kept);

const rowsOf = (...known: Parameters<typeof curveOf>) =>
  curveOf(...known).rows.map((row) => [row.time, row.valid, row.usual].join(' | '));

describe('the hours of a curve', () => {
  it('say what was received, where there was no data, and what is usual', () => {
    const rows = rowsOf(record, [], usual);
    expect(rows).toHaveLength(13);
    expect(rows.slice(0, 5)).toEqual([
      '9 AM | 0 | 0 (4 Saturdays)',
      '10 AM | 20 | 0 (4 Saturdays)',
      '11 AM | 20 | 0 (4 Saturdays)',
      '12 PM | No data | 50 (4 Saturdays)',
      '1 PM | 60 | 50 (4 Saturdays)',
    ]);
    expect(rows.at(-1)).toBe('9 PM | – | 50 (4 Saturdays)');
  });

  it('count booking times before the record began, and say so', () => {
    const late = dayOf(day, '14:41 60', '14:41');
    const rows = ['10:30', '13:00'].map((time) =>
      appointment({ status: 'valid', time: new Date(easternMs(day, time)).toISOString() }),
    );
    const booked = bookedTotals(rows, day, 14 * 60 + 41);
    const found = rowsOf(late, booked, usualOf(day, []));
    expect(found[3]).toBe('12 PM | 1 by booking time | ');
    expect(found[6]).toBe('3 PM | – | ');
  });
});

it('ends at the last total received, compared with what is usual by then', () => {
  const curve = curveOf(record, [], usual);
  expect(curve.end).toEqual({ minute: 881, valid: 60 });
  expect(curve.usual).toBe('usual by 2:40 PM: 50 (4 Saturdays)');
  expect(curveLabel(curve)).toMatch(/^Valid appointments by time of day: 60 by 2:41 PM; usual/);
});

it('captions are as long as there is room for', () => {
  const gaps = [{ from: 702, to: 744 }];
  expect([gapText(gaps), gapText(gaps, true)]).toEqual([
    'no data 11:42 AM – 12:24 PM',
    'no data 11:42–12:24',
  ]);
  expect(gapText([{ from: 540, to: 560 }, ...gaps], true)).toBe('no data 11:42–12:24, 1 more');
  const booked = [[{ minute: 540, valid: 1 }]];
  expect([false, true].map((isShort) => beginText({ begin: 881, booked }, isShort))).toEqual([
    'before 2:41 PM from booking times',
    'from booking times',
  ]);
});
