import { expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { eventsOfPerson } from './person-events.ts';

const row = (status: string, time: string) => appointment({ status, time });
const ana = readPerson('Ana Torres');

it('counts all rows, whatever their day, newest first (C37)', () => {
  const rows = [
    row('valid', '2026-11-21T15:00:00Z'),
    row('invalid', '2026-11-20T15:00:00Z'),
    row('pending', '2026-11-21T16:00:00Z'),
  ];
  const events = eventsOfPerson(ana, rows);
  expect(events).toMatchObject({
    person: ana,
    rows: [rows[2], rows[0], rows[1]],
    valid: 1,
    invalid: 1,
    all: 3,
  });
  expect(events.find({ hour: 10 })).toEqual({
    all: [rows[0], rows[1]],
    valid: [rows[0]],
    invalid: [rows[1]],
  });
});
