import { describe, expect, it } from 'vitest';
import { dayOf, easternMs } from '../../../../tests/recorded-days.ts';
import type { DayRecord, Figures } from './day-record.ts';
import { changeBy, changeText, changeTitle, figuresAt } from './yesterday.ts';

const at = (hour: number, minute: number) => hour * 60 + minute;

describe('the figures of yesterday at 2:41 PM', () => {
  it.each<[string, DayRecord, readonly [number, number] | null]>([
    // Thinned: the last total of each quarter of an hour.
    ['of this minute', dayOf('2026-11-20', '14:25 90, 14:41 96', '21:00'), [96, at(14, 41)]],
    ['that held since 2:36', dayOf('2026-11-20', '14:36 95, 14:59 99', '21:00'), [95, at(14, 41)]],
    ['nearer after', dayOf('2026-11-20', '14:25 90, 14:44 97', '21:00'), [97, at(14, 44)]],
    ['nearer before', dayOf('2026-11-20', '14:25 90, 14:59 99', '21:00'), [90, at(14, 41)]],
    ['before a gap', dayOf('2026-11-20', '14:25 90', '21:00', '14:30-20:00'), [90, at(14, 30)]],
    ['in a long gap', dayOf('2026-11-20', '13:00 90', '21:00', '14:20-14:57'), null],
    ['of an ended record', dayOf('2026-11-20', '13:00 90', '14:25'), null],
    ['of no record', dayOf('2026-11-20', '', '14:25'), null],
    // The day on which the clocks go back has the same minutes.
    ['in winter time', dayOf('2026-11-01', '14:41 96', '21:00'), [96, at(14, 41)]],
  ])('%s', (_name, record, wanted) => {
    const known = figuresAt(record, at(14, 41), 15);
    expect(known && [known.valid, known.minute]).toEqual(wanted);
  });

  it('are not those of 2:25 PM where the record was thinned between', () => {
    // 2:25 PM holds until the quarter of the next total begins, 2:30 PM.
    expect(
      figuresAt(dayOf('2026-11-20', '14:25 90, 14:44 97', '21:00'), at(14, 31), 15),
    ).toMatchObject({ valid: 90, minute: at(14, 30) });
  });
});

const figures = (
  regions: Readonly<Record<string, number | null>>,
  people: Readonly<Record<string, number | null>> = {},
): Figures & { at: number } => ({
  at: easternMs('2026-11-20', '14:41'),
  valid: 0,
  regions: Object.entries(regions).map(([region, valid]) => ({ region, valid, total: valid })),
  telemarketers: Object.entries(people).map(([name, count]) => ({ name, count })),
});

describe('what changed', () => {
  const rowsOf = (...of: Parameters<typeof changeBy>) =>
    changeBy(...of).regions?.rows.map((row) => `${row.of.name} ${row.change}`);

  it('is listed by size, falls before rises, then by name, unchanged last', () => {
    const before = figures({ florida: 14, california: 39, arizona: 21, chicago: 33, Texas: 5 });
    const now = figures({ florida: 11, california: 41, arizona: 20, chicago: 33, Texas: 7 });
    expect(rowsOf(before, now, 0)).toEqual([
      'Florida -3',
      'California 2',
      'Texas 2',
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

it('the line of the summary names what moved', () => {
  const by = changeBy(
    figures({ florida: 14, chicago: 3 }),
    figures({ florida: 11, chicago: 3 }),
    -2,
  );
  const change = { title: changeTitle(-2, ' yesterday'), now: 105, yesterday: 107 };
  expect(changeText({ ...change, by })).toBe(
    '2 fewer valid than yesterday (105 vs 107): Florida -3, others +1',
  );
  expect(changeText({ ...change, by: null })).toBe('2 fewer valid than yesterday (105 vs 107)');
});
