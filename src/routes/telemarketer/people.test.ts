import { describe, expect, it } from 'vitest';
import { parseDesignated, readPerson } from '../../domain/people.ts';
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
