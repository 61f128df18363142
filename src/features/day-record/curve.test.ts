import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import { axisOf, bookedMinutes, curveOf } from './curve.ts';

const day = '2026-11-21';
const at = (hour: number, minute: number) => hour * 60 + minute;

describe('booking times', () => {
  beforeAll(() => void vi.useFakeTimers({ now: easternMs(day, '11:59'), toFake: ['Date'] }));
  afterAll(() => void vi.useRealTimers());

  const row = (time: string) => ({ time });
  const minutesOf = (rows: readonly ReturnType<typeof row>[]) =>
    bookedMinutes(rows.map(appointment), easternMs(day, '12:00'));

  it.each([
    ['no rows', [], []],
    ['no instants', [row('noon'), row('2026-11-21'), row('11/21/2026 10:00'), row('N/A')], []],
    ['a row of another day (C37)', [row('2026-11-14T10:30:00-05:00')], [630]],
    [
      'the instants among others, in any order and zone',
      [row('2026-11-21T11:00:30-05:00'), row('soon'), row('2026-11-21T15:00:00Z')],
      [600, 660.5],
    ],
    [
      'a time of day as one of today, and a clock without a zone as Eastern (A12)',
      [row('10:30'), row('2026-11-21 11:00')],
      [630, 660],
    ],
    [
      'a time in the five minutes of the response, and one ahead of them as now (A12)',
      [row('2026-11-21T12:04:30-05:00'), row('2026-11-21T14:05:00-05:00')],
      [724.5, expect.closeTo(725, 1)],
    ],
  ])('%s', (_name, rows, wanted) => {
    expect(minutesOf(rows)).toEqual(wanted);
  });
});

it.each<[string, readonly number[], number, number]>([
  ['9 AM to 9 PM', [], 9, 21],
  ['within', [570, 1_259], 9, 21],
  ['to 9 PM sharp', [1_260], 9, 21],
  ['wider before 9 AM', [440, 600], 7, 21],
  ['wider after 9 PM', [600, 1_260.5], 9, 22],
])('the axis: %s', (_name, booked, from, to) => {
  expect(axisOf(booked)).toEqual({ from: from * 60, to: to * 60 });
});

describe('the curve', () => {
  const text = (points: readonly { minute: number; valid: number }[]) =>
    points.map(({ minute, valid }) => `${minute} ${valid}`).join(', ');
  const friday = dayOf('2026-11-20', '8:52 0, 9:14:40 2, 14:44 97, 20:59:30 150, 21:14 151');

  it.each<[string, readonly number[], number, string]>([
    ['of no booking lies on the axis', [], 600, '540 0, 600 0'],
    ['steps, once a minute', [550.2, 550.9, 560], 600, '540 0, 550 0, 550 2, 560 2, 560 3, 600 3'],
    ['before 9 AM is none', [], 539, ''],
    ['from the first hour with a booking', [500], 539, '480 0, 500 0, 500 1, 539 1'],
    ['goes on to a later booking', [602.5], 600, '540 0, 602 0, 602 1, 602 1'],
    ['ends with the axis', [600], 1_400, '540 0, 600 0, 600 1, 1260 1'],
  ])('%s', (_name, booked, minute, wanted) => {
    const { today, end } = curveOf(booked, minute, null);
    expect(text(today)).toBe(wanted);
    expect(end).toEqual(wanted === '' ? null : today.at(-1));
  });

  it('is a function of the booking times alone', () => {
    const booked = [550, 560];
    const { today, end, axis } = curveOf(booked, 600, null);
    expect(curveOf(booked, 600, friday)).toMatchObject({ today, end, axis });
  });

  it('never falls, and ends with all bookings', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 1_439 }), { maxLength: 60 });
    fc.assert(
      fc.property(minutes, (booked) => {
        const sorted = booked.toSorted((a, b) => a - b);
        const { today } = curveOf(sorted, 1_440, null);
        const totals = today.map(({ valid }) => valid);
        expect(totals).toEqual(totals.toSorted((a, b) => a - b));
        expect(totals.at(-1)).toBe(booked.length);
      }),
    );
  });

  it('has the line of the last working day on the same axis, under its weekday', () => {
    const { other } = curveOf([], at(14, 41), friday);
    expect(other?.name).toBe('Friday');
    expect(other?.lines.map(text)).toEqual(['540 0, 554.6666666666666 2', '884 97', '1259.5 150']);
    expect(curveOf([], at(14, 41), null).other).toBeNull();
  });

  it.each([
    ['entries up to 30 minutes apart', '9:00 1, 9:30 2, 10:00 4', ['540 1, 570 2, 600 4']],
    ['a gap between others', '9:00 1, 9:31 2', ['540 1', '571 2']],
  ])('the line of the last working day: %s', (_name, entries, wanted) => {
    const { other } = curveOf([], at(14, 41), dayOf('2026-11-20', entries));
    expect(other?.lines.map(text)).toEqual(wanted);
  });

  it('has the hours that have begun as a table: their own count, the total and the other day', () => {
    const { rows } = curveOf([550, 600, 601], at(14, 41), friday);
    const texts = rows.map((row) => [row.hour, row.label, row.count, row.total, row.other]);
    expect(texts).toEqual([
      [9, '9 AM', 1, 1, null],
      [10, '10 AM', 2, 3, null],
      [11, '11 AM', 0, 3, null],
      [12, '12 PM', 0, 3, null],
      [13, '1 PM', 0, 3, null],
      [14, '2 PM', 0, 3, 97],
    ]);
    const ended = curveOf([550, 1_255], at(22, 0), friday).rows;
    expect([ended.length, ended.at(-1)]).toEqual([
      12,
      { hour: 20, label: '8 PM', count: 1, total: 2, other: 150 },
    ]);
    expect(curveOf([], at(9, 0), null).rows).toHaveLength(1);
    expect(curveOf([], at(8, 59), null).rows).toEqual([]);
  });

  it.each([
    [562, 560, 1],
    [563, 565, 1],
    [300, 540, 0],
    [600, 600, 2],
    [881, 881, 3],
    [1_200, 881, 3],
  ])('reads at minute %i the total of minute %i: %i', (wanted, minute, valid) => {
    expect(curveOf([550, 600, 880.5], 881, null).at(wanted)).toEqual({ minute, valid });
  });

  it('reads nothing before it begins', () => {
    expect(curveOf([], at(8, 59), null).at(600)).toBeNull();
  });

  it('in words has both days', () => {
    expect(curveOf([600], at(14, 41), friday).label).toBe(
      'Valid appointments by time of day: 1 by 2:41 PM; Friday: 97 by 2:44 PM',
    );
    expect(curveOf([600], at(16, 41), friday).label).toBe(
      'Valid appointments by time of day: 1 by 4:41 PM',
    );
  });
});
