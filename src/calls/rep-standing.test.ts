import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { outcomesOf } from '../domain/appointment/appointment.ts';
import { readPerson } from '../domain/people.ts';
import { regions } from '../domain/region/region.ts';
import { bookersOf, repStanding } from './rep-standing.ts';
import { noEvents } from './tallies.ts';

const row = (change: object) =>
  appointment({ salesRep: 'Ann Lee', region: 'CA', status: 'valid', ...change });

function standing(rows: readonly ReturnType<typeof row>[], part = '', unknownRegions = '') {
  const lists = { ...outcomesOf(rows), all: rows };
  const day = { lists, isOfDay: () => true, unknownRegions };
  return repStanding(rows, day, readPerson('Ann Lee'), regions.california, part);
}

describe("a person's standing in a region", () => {
  it.each([
    ['rep', [row({}), row({ telemarketer: 'ann_lee' })]],
    ['telemarketer', [row({ salesRep: 'Bo Ray', telemarketer: 'ann_lee' })]],
    [null, [row({}), row({ salesRep: 'Bo Ray', telemarketer: 'ann_lee' })]],
  ])('has the role %j that all rows have', (role, rows) => {
    expect(standing(rows).role).toBe(role);
  });

  it('is of the rows of the region', () => {
    const rows = [row({}), row({ region: 'FL' }), row({ status: 'blocked' })];
    expect(standing(rows)).toMatchObject({
      ownRows: [rows[0], rows[2]],
      roles: { rep: 2, telemarketer: 0 },
      asRep: { valid: 1, all: 2, validInRegion: 1, validInAll: 2 },
      validInRegion: 1,
      place: { rank: 1 },
      gap: '',
    });
  });

  const elsewhere = [row({ region: 'FL' })];
  it.each([
    ['nothing', elsewhere, '', '', '', 0],
    ['rows', elsewhere, '2 of 9 received', '', '2 of 9 received', null],
    ['rows of unknown regions', elsewhere, '', '3 events', '3 events', 0],
    ['rows of unknown regions, beside some of this one', [row({})], '', '3 events', '', 1],
    ['rows, beside some of this one', [row({})], '2 of 9 received', '', '2 of 9 received', 1],
  ])('says what is missing: %s', (_what, rows, part, unknown, gap, validInRegion) => {
    expect(standing(rows, part, unknown)).toMatchObject({ gap, validInRegion });
  });
});

it('the designated telemarketers are bookers without events too; the most events come first, then the most valid ones', () => {
  const tally = (name: string, all: number, valid: number) => ({
    ...noEvents,
    subject: readPerson(name),
    all,
    valid,
  });
  const bookers = bookersOf(
    [tally('zoe', 3, 1), tally('Cy', 1, 1), tally('Bo', 3, 2), tally('Al', 3, 1)],
    [readPerson('Zoe'), readPerson('Priya')],
  );
  expect(bookers.map(({ subject, all }) => [subject.name, all])).toEqual([
    ['Bo', 3],
    ['Al', 3],
    ['zoe', 3],
    ['Cy', 1],
    ['Priya', 0],
  ]);
});
