import { describe, expect, it } from 'vitest';
import { figuresOfRegions, rowsOf, telemarketer } from '../../tests/entities.ts';
import { showFigure } from '../domain/number/figure.ts';
import { performanceOf, telemarketerFigures } from './telemarketers.ts';

describe('telemarketers, each once however they are spelled (rulings B5)', () => {
  const figuresOf = (...rows: readonly (readonly [string, number | null, number | null])[]) =>
    telemarketerFigures(
      rowsOf(
        ...rows.map(([name, appointments, performance]) =>
          telemarketer({ name, appointments, performance }),
        ),
      ),
    ).designated.map(({ person, appointments, performance }) => [
      person.name,
      appointments,
      performance,
    ]);

  it.each([
    ['one row', [['Ana Torres', 5, 80]], [['Ana Torres', 5, 80]]],
    [
      'an underscore and capitals',
      [
        ['ANA_TORRES', 5, 80],
        ['Ana Torres', 2, 90],
      ],
      [['Ana Torres', 7, null]],
    ],
    [
      'an unknown count',
      [
        ['Ana Torres', 5, 80],
        ['ana torres', null, 90],
      ],
      [['Ana Torres', null, null]],
    ],
  ] as const)('%s', (_what, rows, figures) => {
    expect(figuresOf(...rows)).toEqual(figures);
  });
});

it('the sums name the people and rows that they are without (rulings C37)', () => {
  const rows = rowsOf(
    telemarketer({ name: 'Ana Torres', appointments: 5 }),
    telemarketer({ name: 'Priya Shah', appointments: null }),
    telemarketer({ name: 'Zoe Adler', appointments: 2 }),
  );
  const { booked, bookedByAll } = telemarketerFigures({ ...rows, unreadable: 1 });
  expect(showFigure(booked)).toBe('5 without Priya Shah and 1 unreadable row');
  expect(showFigure(bookedByAll)).toBe('7 without Priya Shah and 1 unreadable row');
});

it.each([
  ['as sent', 80, 12, 80],
  ['not known', null, 12, null],
  ['of no event', 80, 0, null],
  ['of an unknown number of events', 80, null, 80],
])('a performance %s (rulings C19)', (_what, performance, totalEvents, percent) => {
  const rows = ['CA', 'IL', 'AZ', 'FL'].map((key) => ({ key, totalEvents }));
  const sent = telemarketer({ name: 'Ana Torres', performance });
  expect(performanceOf(sent, figuresOfRegions(...rows))).toBe(percent);
});
