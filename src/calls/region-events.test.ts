import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { regions } from '../domain/region/region.ts';
import { isOfDays } from './by-time.ts';
import { regionEvents } from './region-events.ts';

const day = '2026-11-21';
const row = (change: object = {}) =>
  appointment({
    salesRep: 'Ann Lee',
    region: 'CA',
    status: 'valid',
    time: `${day}T16:00:00Z`,
    ...change,
  });

const eventsOf = (rows: readonly ReturnType<typeof row>[], part = '', unknownRegions = '') =>
  regionEvents(
    rows,
    { isOfDay: isOfDays(`${day}/${day}`), unknownRegions },
    regions.california,
    part,
  );

describe("a region's valid appointments", () => {
  it('are listed with those of other days, and counted without them (rulings C37)', () => {
    const rows = [
      row({ time: '2026-11-20T16:00:00Z' }),
      row({ salesRep: '0 PDG' }),
      row({ time: `${day}T17:00:00Z` }),
      row({ status: 'invalid' }),
      row({ region: 'FL' }),
    ];
    expect(eventsOf(rows)).toMatchObject({
      listed: [rows[2], rows[1], rows[0]],
      rows: [rows[2], rows[1]],
      otherDays: 1,
      hasPending: true,
      validCount: 2,
      repCount: 2,
      average: 1,
    });
    expect(eventsOf([row()]).hasPending).toBe(false);
  });

  it.each([
    ['', '', 0, 0, 0],
    ['2 of 76 received', '', null, null, null],
    ['', '150 events have an unknown region', null, null, null],
  ])(
    'are not known where rows are missing that may be the region’s: %j %j',
    (part, unknown, valid, reps, average) => {
      expect(eventsOf([], part, unknown)).toMatchObject({
        validCount: valid,
        repCount: reps,
        average,
      });
    },
  );

  it.each([
    ['2 of 76 received', '', null],
    ['', '150 events have an unknown region', 2],
  ])(
    'of a part have no average, with unknown regions one of the known: %j %j',
    (part, unknown, average) => {
      expect(eventsOf([row(), row()], part, unknown)).toMatchObject({
        validCount: 2,
        repCount: 1,
        average,
      });
    },
  );
});
