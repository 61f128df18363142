import { describe, expect, it } from 'vitest';
import type { Figures } from './record.ts';
import { changeBy, changeText, changeTitle } from './yesterday.ts';

const figures = (
  regions: Readonly<Record<string, number | null>>,
  people: Readonly<Record<string, number | null>> = {},
): Figures => ({
  valid: 0,
  regions: Object.entries(regions).map(([region, valid]) => ({ region, valid, total: valid })),
  telemarketers: Object.entries(people).map(([name, count]) => ({ name, count })),
});

describe('what changed', () => {
  const rowsOf = (...of: Parameters<typeof changeBy>) =>
    changeBy(...of).regions?.rows.map((row) => `${row.subject.name} ${row.change}`);

  it('is listed by size, falls before rises, then by name, unchanged last', () => {
    const before = figures({ florida: 14, california: 39, arizona: 21, chicago: 33, Atlantis: 5 });
    const now = figures({ florida: 11, california: 41, arizona: 20, chicago: 33, Atlantis: 7 });
    expect(rowsOf(before, now, 0)).toEqual([
      'Florida -3',
      'Atlantis 2',
      'California 2',
      'Arizona -1',
      'Illinois 0',
    ]);
  });

  const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

  it('sums up to the whole change, with a line for the others', () => {
    const others = (...of: Parameters<typeof changeBy>) => changeBy(...of).regions?.others;
    expect(others(figures({ florida: 1 }), figures({ florida: 3 }), 2)).toBeNull();
    expect(others(figures({ florida: 1 }), figures({ florida: 3 }), 5)).toEqual({
      name: 'Others',
      change: 3,
    });
    const many = Object.fromEntries(letters.map((name, index) => [name, index]));
    const none = Object.fromEntries(letters.map((name) => [name, 0]));
    expect(others(figures(none), figures(many), 28)).toEqual({ name: '2 others', change: 1 });
  });

  it('leaves out an unknown figure, and counts a missing row as 0', () => {
    const before = figures({ florida: null, arizona: 4 });
    expect(rowsOf(before, figures({ Florida: 9, chicago: 2 }), 0)).toEqual([
      'Arizona -4',
      'Illinois 2',
    ]);
  });

  it('is not known without a list of either day', () => {
    expect(changeBy(figures({}), figures({ florida: 1 }), 1).regions).toBeNull();
    expect(changeBy(figures({ florida: 1 }), figures({}), 1).people).toBeNull();
  });

  it('takes a person for one in any case', () => {
    const { people } = changeBy(
      figures({}, { 'Ana Torres': 3 }),
      figures({}, { 'ana torres': 5 }),
      2,
    );
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
