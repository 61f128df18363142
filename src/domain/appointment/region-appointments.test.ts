import { describe, expect, it } from 'vitest';
import {
  repCounts,
  bookingsByHour,
  hourLabel,
  meanConfidence,
  ofPerson,
  validIn,
} from './region-appointments.ts';

const base = { region: 'chicago', status: 'valid', time: '', salesRep: '', telemarketer: '' };
const row = (change: Partial<typeof base>) => ({ ...base, ...change });
const rep = (salesRep: string) => row({ salesRep });
const at = (time: string) => row({ time });

describe('validIn', () => {
  it.each([
    ['chicago', 'valid', true],
    ['Illinois', 'Valid', true],
    [' il ', 'valid', true],
    ['chicago', 'invalid', false],
    ['chicago', 'blocked', false],
    ['chicago', 'pending', false],
    ['florida', 'valid', false],
    ['', 'valid', false],
  ])("region '%s', status '%s': %s (rulings A3, A4)", (region, status, kept) => {
    expect(validIn([row({ region, status })], 'chicago')).toHaveLength(kept ? 1 : 0);
  });
});

describe('repCounts', () => {
  it('counts a person once under all spellings, most appointments first, equal ones by name', () => {
    const rows = ['Cy', ' dee_x ', 'Bea', 'DEE_X', 'bea', 'Al'].map(rep);
    expect(repCounts(rows)).toEqual([
      { name: 'Bea', count: 2 },
      { name: 'dee_x', count: 2 },
      { name: 'Al', count: 1 },
      { name: 'Cy', count: 1 },
    ]);
  });

  it.each(['Unknown Field Agent', 'unknown rep', 'n/a', ' ', ''])("leaves out '%s'", (name) => {
    expect(repCounts([rep(name)])).toEqual([]);
  });

  it.each(['__proto__', 'constructor'])('counts %s like anybody (rulings A9)', (name) => {
    expect(repCounts([rep(name), rep(name)])).toEqual([{ name, count: 2 }]);
  });
});

describe('ofPerson', () => {
  const rows = [
    row({ salesRep: 'Ana Torres', telemarketer: 'Priya Shah' }),
    row({ salesRep: 'Al', telemarketer: ' ana torres ' }),
    row({ salesRep: 'Ana', telemarketer: 'Torres' }),
    row({ salesRep: 'ZOË' }),
  ];

  it.each([
    ['ANA TORRES', [0, 1]],
    ['priya shah ', [0]],
    ['zoe\u0308', [3]],
    ['Nobody', []],
  ])('%s (rulings B4)', (name, found) => {
    expect(ofPerson(rows, name)).toEqual(found.map((index) => rows[index]));
  });
});

describe('bookingsByHour', () => {
  it('has every hour of the call center, and counts in Eastern time', () => {
    const rows = ['2026-11-21T14:00:00Z', '2026-11-21T14:59:59Z', '2026-07-01T14:10:00Z', 'soon'];
    const { hours, untimed } = bookingsByHour(rows.map(at));
    expect(hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]);
    // 9 AM in winter, 10 AM in summer.
    expect(hours.slice(0, 3).map(({ count }) => count)).toEqual([2, 1, 0]);
    expect(untimed).toBe(1);
  });

  it('reaches beyond the day as far as there are bookings', () => {
    const { hours } = bookingsByHour(['2026-11-21T12:30:00Z', '2026-11-22T04:00:00Z'].map(at));
    expect([hours[0], hours.at(-1)]).toEqual([
      { hour: 7, count: 1 },
      { hour: 23, count: 1 },
    ]);
    expect(bookingsByHour([]).hours).toHaveLength(12);
  });
});

describe('texts', () => {
  it.each([
    [0, '12 AM'],
    [9, '9 AM'],
    [12, '12 PM'],
    [20, '8 PM'],
  ])('hour %d reads %s', (hour, text) => {
    expect(hourLabel(hour)).toBe(text);
  });

  it.each([
    [[90, null, 80], 85],
    [[null], null],
    [[], null],
  ])('mean confidence of %j is %s', (values, mean) => {
    expect(meanConfidence(values.map((confidence) => ({ confidence })))).toBe(mean);
  });
});
