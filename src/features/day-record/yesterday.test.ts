import { describe, expect, it } from 'vitest';
import { readPerson } from '../../domain/people.ts';
import { readRegion } from '../../domain/region/region.ts';
import { changeBy, changeText, changeTitle } from './yesterday.ts';

type Counts = Readonly<Record<string, number>>;

/** The change of some total from some counts to others. */
function compared(before: Counts, now: Counts, total = 0) {
  const entry = {
    at: 0,
    valid: 0,
    regions: Object.entries(before).map(([region, valid]) => ({ region, valid, all: valid })),
    telemarketers: Object.entries(before).map(([name, count]) => ({ name, count })),
  };
  const received = Object.entries(now).map(([region, valid]) => ({
    region: readRegion(region),
    valid,
  }));
  const designated = Object.entries(now).map(([name, appointments]) => ({
    person: readPerson(name),
    appointments,
  }));
  return changeBy(entry, { received, designated }, total);
}

describe('what changed', () => {
  const rowsOf = (...of: Parameters<typeof compared>) =>
    compared(...of).regions?.rows.map((row) => `${row.subject.name} ${row.change}`);
  const others = (...of: Parameters<typeof compared>) => compared(...of).regions?.others;

  it('is listed by size, falls before rises, then by name, unchanged last', () => {
    const before = { florida: 14, california: 39, arizona: 21, chicago: 33, Atlantis: 5 };
    const now = { florida: 11, california: 41, arizona: 20, chicago: 33, Atlantis: 7 };
    expect(rowsOf(before, now)).toEqual([
      'Florida -3',
      'Atlantis 2',
      'California 2',
      'Arizona -1',
      'Illinois 0',
    ]);
  });

  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  it('sums up to the whole change, with a line for the others', () => {
    expect(others({ florida: 1 }, { florida: 3 }, 2)).toBeNull();
    expect(others({ florida: 1 }, { florida: 3 }, 5)).toEqual({ name: 'Others', change: 3 });
    const many = Object.fromEntries(letters.map((name, index) => [name, index]));
    const none = Object.fromEntries(letters.map((name) => [name, 0]));
    expect(others(none, many, 28)).toEqual({ name: '2 others', change: 1 });
  });

  it('counts what is in one list alone among the others, not as 0', () => {
    const lists = [{ florida: 4, arizona: 4 }, { Florida: 9, chicago: 2 }, 3] as const;
    expect(rowsOf(...lists)).toEqual(['Florida 5']);
    expect(others(...lists)).toEqual({ name: 'Others', change: -2 });
  });

  it('is not known without a list of either day', () => {
    expect(compared({}, { florida: 1 }, 1).regions).toBeNull();
    expect(compared({ florida: 1 }, {}, 1).people).toBeNull();
  });

  it('takes a person for one in any case', () => {
    const { people } = compared({ 'Ana Torres': 3 }, { 'ana torres': 5 }, 2);
    expect(people?.rows).toMatchObject([{ before: 3, now: 5, change: 2 }]);
  });
});

it.each([
  [-2, ' yesterday', '2 fewer valid than yesterday'],
  [1_284, ' before', '1,284 more valid than before'],
  [0, ' yesterday', 'As many valid as yesterday'],
])('a change of %i reads %s %s', (change, than, title) => {
  expect(changeTitle(change, than)).toBe(title);
});

it('the line of the summary has both totals', () => {
  expect(changeText(105, 107, ' yesterday')).toBe('2 fewer valid than yesterday (105 vs 107)');
});
