import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { filterRows, noFilter } from '../domain/appointment/row-filter.ts';
import { readStatus } from '../domain/appointment/appointment.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { countsIn } from './tallies.ts';
import { daysWithRows, eventsByDay, eventsByHour, hourTime } from './by-time.ts';
import { instantOf } from '../domain/time/read-time.ts';

const timeOf = (text: string) => ({ ms: instantOf(text), text });
const at = (text: string) => ({
  time: timeOf(text),
  status: readStatus('valid'),
});

describe('eventsByHour', () => {
  it('has every hour of the call center, and counts in Eastern time', () => {
    const rows = ['2026-11-21T14:00:00Z', '2026-11-21T14:59:59Z', '2026-07-01T14:10:00Z', 'soon'];
    const { hours, untimed } = eventsByHour(rows.map(at));
    expect(hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    // 9 AM in winter, 10 AM in summer.
    expect(hours.slice(0, 3).map(({ all }) => all)).toEqual([2, 1, 0]);
    expect(untimed).toBe(1);
  });

  it('reaches beyond the day as far as there are bookings', () => {
    const { hours } = eventsByHour(['2026-11-21T12:30:00Z', '2026-11-22T04:00:00Z'].map(at));
    expect([hours[0], hours.at(-1)]).toEqual([
      { hour: 7, valid: 1, invalid: 0, all: 1 },
      { hour: 23, valid: 1, invalid: 0, all: 1 },
    ]);
    expect(eventsByHour([]).hours).toHaveLength(12);
  });
});

const sent = fc.record({
  status: fc.constantFrom('valid', 'VALID', 'invalid', 'blocked', 'pending', ''),
  time: fc.constantFrom('', 'soon', '2026-11-21T14:05:00Z', '2026-11-21 14:59', '1795273200'),
});

it('events by hour and without a time add up to all rows; each hour filters as many rows', () => {
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 60 }), (list) => {
      const rows = list.map(appointment);
      const { hours, untimed } = eventsByHour(rows);
      expect(sumOf(hours, (hour) => hour.all) + untimed).toBe(rows.length);
      for (const { hour, ...counts } of hours)
        expect(countsIn(filterRows(rows, { ...noFilter, hour }))).toEqual(counts);
    }),
  );
});

it('the hours of two people have one span', () => {
  const people = [[at('2026-11-21T12:30:00Z')], [at('2026-11-22T03:30:00Z')]];
  const [one, other] = people.map((rows) => eventsByHour(rows, people.flat()).hours);
  expect(one?.map(({ hour }) => hour)).toEqual(other?.map(({ hour }) => hour));
  expect(one?.length).toBe(16);
  expect(one?.at(-1)).toEqual({ hour: 22, valid: 0, invalid: 0, all: 0 });
});

it.each([
  [9, 14, 'over'],
  [14, 14, 'now'],
  [15, 14, 'to come'],
  [9, 7, 'to come'],
  [20, null, 'over'],
])('the hour %i is, at %j: %s', (hour, presentHour, time) => {
  expect(hourTime(hour, presentHour)).toBe(time);
});

it('the days of a period are wider if rows are outside: each row with a time counts (rulings C37)', () => {
  const rows = ['2026-11-16T15:00:00Z', '2026-11-08T15:00:00Z', '2026-11-17T04:59:59Z', 'soon'];
  const booked = rows.map(at);
  const days = daysWithRows(['2026-11-16', '2026-11-17'], booked);
  const counts = eventsByDay(booked, days).map(({ day, valid, all }) => [day, valid, all]);
  expect(counts).toEqual([
    ['2026-11-08', 1, 1],
    ['2026-11-16', 2, 2],
    ['2026-11-17', 0, 0],
  ]);
});
