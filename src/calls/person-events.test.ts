import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { isOfDays } from './by-time.ts';
import { eventsOfPerson } from './person-events.ts';

const row = (status: string, time: string) => appointment({ status, time });
const today = isOfDays('2026-11-21/2026-11-21');
const ana = readPerson('Ana Torres');

it('counts the rows of the days in the heading, of all rows in their order (rulings C37)', () => {
  const rows = [
    row('valid', '2026-11-21T15:00:00Z'),
    row('invalid', '2026-11-20T15:00:00Z'),
    row('pending', '2026-11-21T16:00:00Z'),
  ];
  const events = eventsOfPerson(ana, rows, today, '');
  expect(events).toMatchObject({
    isOrdered: true,
    rows: [rows[2], rows[0], rows[1]],
    ofDay: [rows[2], rows[0]],
    otherDays: 1,
    valid: 1,
    invalid: 0,
    all: 2,
    validCount: 1,
    allCount: 2,
  });
});

it.each([
  [[], '', 0, 0],
  [[], '2 of 76 received', null, null],
  [['invalid'], '2 of 76 received', null, 1],
  [['valid'], '2 of 76 received', 1, 1],
])('of %j where %j is missing: %j valid of %j (rulings A15)', (statuses, gap, valid, all) => {
  const rows = statuses.map((status) => row(status, ''));
  expect(eventsOfPerson(ana, rows, today, gap)).toMatchObject({ validCount: valid, allCount: all });
});
