import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, easternMs } from '../../../tests/recorded-days.ts';
import type { DayRecord } from './record.ts';
import { mostCharacters, recordOf, recordText } from './record-text.ts';

const day = '2026-11-21';
const saturday: DayRecord = {
  day,
  points: [
    {
      at: easternMs(day, '10:00'),
      valid: 4,
      regions: [{ region: 'florida', valid: 1, total: null }],
      telemarketers: [],
    },
    {
      at: easternMs(day, '10:15:20'),
      valid: null,
      regions: [
        { region: 'florida', valid: 0, total: 3 },
        { region: '__proto__', valid: 2, total: 2 },
      ],
      telemarketers: [{ name: 'Ana "A" Torres', count: 5 }],
    },
  ],
};

describe('a stored record', () => {
  it('is read as it was written, with missing rows and unreadable figures', () => {
    expect(recordOf(recordText([saturday]))).toEqual([saturday]);
    expect(recordOf(recordText([]))).toEqual([]);
    expect(recordOf(null)).toEqual([]);
  });

  it('has each name once a day', () => {
    expect(recordText([saturday]).split('florida')).toHaveLength(2);
  });

  const [friday, tuesday] = [dayOf('2026-11-20', '10:00 3'), dayOf('2026-11-24', '10:00 3')];
  const stored = (change: object) =>
    JSON.stringify([{ ...JSON.parse(recordText([friday]))[0], ...change }]);
  const at = easternMs('2026-11-20', '10:00') / 1_000;

  it.each([
    ['no JSON', '{'],
    ['no list', '{"day":"2026-11-20"}'],
    ['days that are none', '[null,7,"day",[]]'],
    ['a day without a date', stored({ day: 20 })],
    ['names that are no texts', stored({ regions: [null] })],
    ['points that are no list', stored({ points: {} })],
    ['a point of another length', stored({ points: [[at, 3, 4]] })],
    ['a point of another day', stored({ day: '2026-11-21' })],
    ['a point of no time', stored({ points: [['10:00', 3]] })],
    ['a point of the end of time', stored({ points: [[1e15, 3]] })],
    ['a total that is a text', stored({ points: [[at, '3']] })],
  ])('that is damaged is left out: %s', (_what, text) => {
    expect(recordOf(text)).toEqual([]);
  });

  it('keeps what is whole beside what is damaged', () => {
    const [whole] = JSON.parse(recordText([tuesday]));
    const damaged = JSON.stringify([
      { day: 'soon' },
      { ...whole, points: [null, ...whole.points] },
    ]);
    expect(recordOf(damaged)).toEqual([tuesday]);
  });

  it('of any text is a record, and never an error', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(recordOf(text)).toBeInstanceOf(Array);
      }),
    );
  });
});

it('has at most 20,000 characters (40 kB), without its oldest points', () => {
  const rows = Array.from({ length: 24 }, (_, index) => ({
    region: `${index} ${'W'.repeat(57)}`,
    valid: 10_000 + index,
    total: 20_000,
  }));
  const points = Array.from({ length: 96 }, (_, quarter) => ({
    at: easternMs('2026-11-20', '00:00') + quarter * 15 * 60_000,
    valid: quarter,
    regions: rows,
    telemarketers: [],
  }));
  const nextDay = points.map((point) => ({ ...point, at: point.at + 24 * 60 * 60_000 }));
  const text = recordText([
    { day: '2026-11-20', points },
    { day: '2026-11-21', points: nextDay },
  ]);
  expect(text.length).toBeLessThanOrEqual(mostCharacters);
  const kept = recordOf(text);
  expect(kept.at(-1)?.points.at(-1)).toMatchObject({ valid: 95 });
  expect(kept.at(-1)?.points.length).toBeGreaterThan(30);
});
