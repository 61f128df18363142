import { describe, expect, it } from 'vitest';
import { appointment } from '../../../tests/entities.ts';
import { parseDesignated, readPerson } from '../../domain/people.ts';
import { listText } from './list-text.ts';
import { neighbor, peopleInOrder } from './people.ts';

const designated = parseDesignated('Ana Torres,Daniel Cole');

describe('the telemarketers to choose from', () => {
  it('are the designated in their order, then the others by name, each once', () => {
    const others = ['Zoe', 'daniel cole', 'N/A', '', 'Ben', ' zoe ', '\u200B', 'ana\u00a0_torres'];
    const names = (list: readonly string[]) =>
      peopleInOrder(designated, list.map(readPerson)).map(({ name }) => name);
    expect(names(others)).toEqual(['Ana Torres', 'Daniel Cole', 'Ben', 'Zoe']);
    expect(names(others.toReversed())).toEqual(names(others));
  });

  it.each([
    ['Ana Torres', 1, 'Daniel Cole'],
    [' ana torres', -1, 'Zoe'],
    ['Zoe', 1, 'Ana Torres'],
    ['Nobody', 1, 'Ana Torres'],
    ['Nobody', -1, 'Zoe'],
  ] as const)('from %s by %i: %s', (name, by, next) => {
    const people = [...designated, readPerson('Zoe')];
    expect(neighbor(people, readPerson(name), by)?.name).toBe(next);
  });

  it('has no neighbor in an empty list', () => {
    expect(neighbor([], readPerson('Ana'), 1)).toBeUndefined();
  });
});

it('copies rows as lines with tabs, and defuses formulas', () => {
  const rows = [
    appointment({
      title: '=HYPERLINK("x")',
      customer: 'Ada\tLee\nx',
      region: 'chicago',
      salesRep: 'jamal_whitaker',
      status: 'blocked',
      reason: '-1',
      type: 'Full validation',
      time: '2026-11-21T19:26:00Z',
    }),
    appointment({ title: 'DD', status: 'valid', type: 'Full validation' }),
  ];
  expect(listText(rows).split('\n')).toEqual([
    'Time (ET)\tTitle\tCustomer\tRegion\tSales rep\tType or reason\tStatus',
    'Nov 21, 2026, 2:26 PM\t\'=HYPERLINK("x")\tAda Lee x\tIllinois\tJamal Whitaker\t\'-1\tBlocked',
    '–\tDD\tN/A\tN/A\tUnknown\tFull validation\tValid',
  ]);
});
