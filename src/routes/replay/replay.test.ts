import { expect, it } from 'vitest';
import { emptyDay, type DayRecord } from '../../features/day-record/rules/day-record.ts';
import {
  momentOf,
  figuresAt,
  hourName,
  hoursIn,
  momentText,
  nearestIn,
  noteAt,
  rangeOf,
  stepMinute,
} from './replay.ts';

const day = '2026-11-20';
const ms = (time: string) => Date.parse(`${day}T${time}-05:00`);
const minute = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const point = (time: string, valid: number) => ({
  at: ms(time),
  valid,
  activeRegions: null,
  confidence: null,
  regions: [],
  telemarketers: [],
  pendingAlerts: null,
});

/** Blind from 11:42 to 12:24. */
const record: DayRecord = {
  day,
  points: [
    point('08:52:10', 0),
    point('10:15:30', 25),
    point('11:40:00', 40),
    point('12:24:20', 55),
  ],
  spans: [
    [ms('08:52:10'), ms('11:42:40')],
    [ms('12:24:20'), ms('14:41:05')],
  ],
};

it.each([
  ['now', { day: null, minute: null }],
  ['10:15', { day: null, minute: 615 }],
  ['2026-11-20T10:15', { day, minute: 615 }],
])('reads %s', (at, wanted) => {
  expect(momentOf(at)).toEqual(wanted);
});

it.each([
  [day, minute('10:15'), day, '10:15'],
  [day, minute('10:15'), '2026-11-21', '2026-11-20T10:15'],
  [day, minute('00:05'), day, '00:05'],
])('writes %s, minute %s, on %s as %s', (of, at, today, text) => {
  expect(momentText(of, at, today)).toBe(text);
});

it('comes back from the URL as it went there', () => {
  for (let at = minute('00:00'); at <= minute('23:59'); at += 7)
    expect(momentOf(momentText(day, at, '2026-12-01'))).toEqual({ day, minute: at });
});

const seen = { from: minute('08:52'), to: minute('14:41') };

it('tells from its first point to what was last confirmed', () => {
  expect(rangeOf(record)).toEqual(seen);
  expect(rangeOf({ ...record, spans: [] })?.to).toBe(minute('12:24'));
  expect(rangeOf(emptyDay(day))).toBeNull();
});

it.each([
  ['07:00', '08:52'],
  ['10:15', '10:15'],
  ['23:00', '14:41'],
])('shows %s as %s', (wanted, shown) => {
  expect(nearestIn(seen, minute(wanted))).toBe(minute(shown));
});

it.each([
  ['08:51', undefined],
  ['08:52', 0],
  ['10:14', 0],
  // In the middle of the minute: it counts for all of it.
  ['10:15', 25],
  ['12:00', 40],
  ['14:41', 55],
])('has at %s the figures %s', (time, valid) => {
  expect(figuresAt(record, minute(time))?.valid).toBe(valid);
});

it.each([
  ['11:42', ''],
  ['11:43', 'No data 11:42 AM – 12:24 PM. The figures are from 11:42 AM.'],
  ['12:23', 'No data 11:42 AM – 12:24 PM. The figures are from 11:42 AM.'],
  ['12:24', ''],
])('says of %s "%s"', (time, note) => {
  expect(noteAt(record, minute(time), minute(time))).toBe(note);
});

it('says that another minute is shown', () => {
  expect(noteAt(record, minute('08:52'), minute('07:00'))).toBe(
    'Nothing was recorded at 7:00 AM. The nearest record is from 8:52 AM.',
  );
  expect(noteAt(record, minute('08:52'), null)).toBe('');
});

it.each([
  ['08:52', 1, '10:15'],
  ['10:00', 1, '10:15'],
  ['10:00', -1, '08:52'],
  ['12:24', 1, '14:41'],
  ['14:41', 1, '14:41'],
  ['14:41', -1, '12:24'],
  ['08:52', -1, '08:52'],
  ['07:00', 1, '08:52'],
] as const)('steps from %s by %s to %s', (from, by, to) => {
  expect(stepMinute(record, minute(from), by)).toBe(minute(to));
});

it('names the hours away from both ends, and the half of the day at noon', () => {
  const names = (from: string, to: string) =>
    hoursIn({ from: minute(from), to: minute(to) }).map(hourName);
  expect(names('08:52', '14:41')).toEqual(['10', '11', '12 PM', '1']);
  expect(names('08:52', '21:15')).toEqual(['12 PM', '2', '4', '6']);
  expect(names('10:05', '10:40')).toEqual([]);
  expect(names('00:00', '23:59')).toEqual(['6', '9', '12 PM', '3', '6']);
});
