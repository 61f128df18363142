import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { regions } from '../domain/region/region.ts';
import { regionEvents } from './region-events.ts';

const row = (change: object = {}) =>
  appointment({
    salesRep: 'Ann Lee',
    region: 'CA',
    status: 'valid',
    time: '2026-11-21T16:00:00Z',
    ...change,
  });

const eventsOf = (...rows: readonly ReturnType<typeof row>[]) =>
  regionEvents(rows, regions.california);

it("a region's valid appointments are listed and counted whatever their day, newest first (C37)", () => {
  const rows = [
    row({ time: '2026-11-20T16:00:00Z' }),
    row({ salesRep: '0 PDG' }),
    row({ time: '2026-11-21T17:00:00Z', salesRep: 'Bo Ray' }),
    row({ status: 'invalid' }),
    row({ region: 'FL' }),
    row({ salesRep: '', time: 'soon' }),
  ];
  const events = eventsOf(...rows);
  expect(events).toMatchObject({
    rows: [rows[2], rows[1], rows[0], rows[5]],
    others: ['1 without a known rep', '1 pending to assign'],
    agents: 2,
  });
  expect(events.reps.map(({ subject, all }) => [subject.name, all])).toEqual([
    ['Ann Lee', 1],
    ['Bo Ray', 1],
    ['Pending to assign', 1],
  ]);
  expect(events.find({ q: 'bo ray' })).toEqual([rows[2]]);
  expect(eventsOf(row())).toMatchObject({ agents: 1, others: [] });
});
