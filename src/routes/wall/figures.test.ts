import { describe, expect, it } from 'vitest';
import { figuresOfRegions, rowsOf, telemarketer } from '../../../tests/entities.ts';
import { telemarketerFigures } from '../../calls/telemarketers.ts';
import { designatedTelemarketers } from '../../config.ts';
import { elsewhereText, topTelemarketers } from './figures.ts';

const countsOf = (name: string, validAppointments: number, totalEvents: number) => ({
  key: name,
  name,
  validAppointments,
  totalEvents,
});

it.each([
  [[countsOf('florida', 11, 24)], ''],
  [[countsOf('Atlantis', 3, 5)], 'also 3 / 5 in Atlantis'],
  [[countsOf('Atlantis', 3, 5), countsOf('Lemuria', 1, 2)], 'also 4 / 7 in 2 other regions'],
])('of %j no row of the four has: %s', (rows, text) => {
  expect(elsewhereText(figuresOfRegions(...rows))).toBe(text);
});

describe('topTelemarketers', () => {
  const topOf = (...rows: readonly ReturnType<typeof telemarketer>[]) =>
    topTelemarketers(telemarketerFigures(rowsOf(...rows)));
  const names = designatedTelemarketers().map(({ name }) => name);
  const shown = (...counts: readonly number[]) =>
    topOf(...counts.map((appointments, at) => telemarketer({ name: names[at], appointments }))).map(
      ({ person, appointments }) => [names.indexOf(person.name), appointments],
    );

  it('puts the highest count first, equal ones in the order of the response', () => {
    expect(shown(5, 4, 17, 5)).toEqual([
      [2, 17],
      [0, 5],
      [3, 5],
      [1, 4],
    ]);
  });

  it('has at most four rows, all designated', () => {
    const other = telemarketer({ name: 'Other Name', appointments: 9 });
    const all = names.map((name) => telemarketer({ name, appointments: 1 }));
    expect(topOf(other, ...all, other)).toHaveLength(Math.min(4, names.length));
    expect(topOf()).toEqual([]);
  });
});
