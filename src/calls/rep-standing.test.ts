import { describe, expect, it } from 'vitest';
import { appointment } from '../../tests/entities.ts';
import { readPerson } from '../domain/people.ts';
import { regions } from '../domain/region/region.ts';
import { bookersOf, repStanding } from './rep-standing.ts';
import { noEvents } from './tallies.ts';

const row = (change: object) =>
  appointment({ salesRep: 'Ann Lee', region: 'CA', status: 'valid', ...change });

const standing = (rows: readonly ReturnType<typeof row>[]) =>
  repStanding(rows, readPerson('Ann Lee'), regions.california);

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
      place: { rank: 1 },
    });
    expect(standing([row({ region: 'FL' })])).toMatchObject({
      asRep: { valid: 0, all: 0, validInRegion: 0, validInAll: 1 },
      place: null,
    });
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
