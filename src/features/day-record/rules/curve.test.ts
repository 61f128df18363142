import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOf, easternMs } from '../../../../tests/recorded-days.ts';
import { minuteOfDay } from '../../../domain/time/eastern.ts';
import { axisOf, minuteGaps, totalSpans, linesOf, within } from './curve.ts';
import { type DayRecord, emptyDay, gapsOf, withFigures } from './day-record.ts';

const day = '2026-11-21';

const clock = (minute: number) => `${Math.floor(minute / 60)}:${`${minute % 60}`.padStart(2, '0')}`;

describe('the recorded totals', () => {
  it.each<[string, DayRecord, string]>([
    ['an empty record', emptyDay(day), ''],
    ['one response', dayOf(day, '10:00 5', '10:00'), '10:00-10:00 5'],
    ['a total lasts until it was last confirmed', dayOf(day, '10:00 5', '10:30'), '10:00-10:30 5'],
    [
      'a total that falls is kept as it fell',
      dayOf(day, '10:00 5, 10:10 4', '10:20'),
      '10:00-10:10 5, 10:10-10:20 4',
    ],
    [
      'a gap in which nothing changed',
      dayOf(day, '10:00 5', '11:00', '10:20-10:40'),
      '10:00-10:20 5, 10:40-11:00 5',
    ],
    [
      'a gap that the next total ends',
      dayOf(day, '10:00 5, 10:40 9', '11:00', '10:20-10:40'),
      '10:00-10:20 5, 10:40-11:00 9',
    ],
    [
      'a gap that the last response ends',
      dayOf(day, '10:00 5', '10:40', '10:20-10:40'),
      '10:00-10:20 5, 10:40-10:40 5',
    ],
    [
      'no total where it could not be read',
      dayOf(day, '10:00 5, 10:10 null, 10:20 7', '10:30'),
      '10:00-10:10 5, 10:20-10:30 7',
    ],
  ])('%s', (_name, record, wanted) => {
    const spans = totalSpans(record).map(
      ({ from, to, valid }) => `${clock(from)}-${clock(to)} ${valid}`,
    );
    expect(spans.join(', ')).toBe(wanted);
  });

  const received = fc.array(
    fc.tuple(
      fc.integer({ min: 1, max: 40 * 60_000 }),
      fc.option(fc.integer({ min: 0, max: 300 }), { freq: 8 }),
    ),
    { minLength: 1, maxLength: 40 },
  );
  /** A day as the recorder makes it, of responses so far apart. */
  const recorded = received.map((responses) => {
    let at = easternMs(day, '00:10');
    const sent = responses.map(([after, valid]) => ({ at: (at += after), valid }));
    const inDay = sent.filter((each) => each.at < easternMs(day, '23:59'));
    const record = inDay.reduce<DayRecord>(
      (before, { at: ms, valid }) =>
        withFigures(before, { valid, regions: [], telemarketers: [] }, ms),
      emptyDay(day),
    );
    return { record, sent: inDay };
  });

  it('never span a gap, and no line is drawn through one', () => {
    fc.assert(
      fc.property(recorded, ({ record }) => {
        for (const line of linesOf(totalSpans(record)))
          for (const [from = 0, to = 0] of gapsOf(record).map((gap) => gap.map(minuteOfDay)))
            for (const [index, { minute }] of line.entries()) {
              expect(minute <= from || minute >= to).toBe(true);
              const next = line[index + 1];
              expect(next && minute <= from && next.minute >= to).not.toBe(true);
            }
      }),
    );
  });
});

describe('lines', () => {
  it('step from a total to the next, one line per stretch', () => {
    const record = dayOf(day, '10:00 5, 10:10 4, 10:15 4, 11:00 6', '11:10', '10:20-11:00');
    const lines = linesOf(totalSpans(record)).map((line) =>
      line.map(({ minute, valid }) => `${clock(minute)} ${valid}`).join(', '),
    );
    expect(lines).toEqual(['10:00 5, 10:10 5, 10:10 4, 10:20 4', '11:00 6, 11:10 6']);
  });

  it('are cut at the ends of the axis', () => {
    const totals = totalSpans(dayOf(day, '10:00 5, 10:10 6', '10:30'));
    expect(within(totals, { from: 605, to: 620 })).toEqual([
      { from: 605, to: 610, valid: 5 },
      { from: 610, to: 620, valid: 6 },
    ]);
  });
});

it('gaps are those of the record, and more than five minutes without a readable total', () => {
  const record = dayOf(day, '10:00 5, 10:10 null, 10:14 6, 10:30 null', '11:00', '10:16-10:25');
  expect(minuteGaps(record)).toEqual([
    { from: 616, to: 625 },
    { from: 630, to: 660 },
  ]);
});

it.each<[string, Parameters<typeof dayOf>[1], number, number]>([
  ['9 AM to 9 PM', '', 9, 21],
  ['within', '09:30 4, 20:59 9', 9, 21],
  ['not wider for a night without a change', '00:01 0, 09:30 4', 9, 21],
  ['wider before 9 AM', '07:20 1, 10:00 3', 7, 21],
  ['wider after 9 PM', '10:00 1, 21:40 3', 9, 22],
])('the axis: %s', (_name, totals, from, to) => {
  expect(axisOf(totalSpans(dayOf(day, totals, '23:50')))).toEqual({
    from: from * 60,
    to: to * 60,
  });
});

it('a minute is of the Eastern clock, on the days of a clock change too', () => {
  expect(minuteOfDay(easternMs('2026-11-01', '10:15'))).toBe(615);
  expect(minuteOfDay(easternMs('2026-03-08', '10:15:30'))).toBe(615.5);
});
