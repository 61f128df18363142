import { describe, expect, it } from 'vitest';
import { readPerson } from '../people.ts';
import { accuracies, accuracyTotals } from './accuracy.ts';

const row = (name: string, correct: number | null, total: number | null) => ({
  person: readPerson(name),
  correct,
  total,
  accuracy: correct === null || total === null ? null : (correct * 100) / total,
});
const sent = [row('ANA TORRES', 90, 100), row('Ben', 3, 3), row('Zoe', 99, 100)];

describe('the accuracy of people', () => {
  it('is sorted best first, then few cases, then people without metrics', () => {
    const people = ['Daniel Cole', 'Ben', 'Ana Torres', 'Zoe', 'zoe'].map(readPerson);
    const rows = accuracies(people, sent);
    expect(rows.map(({ person }) => person.name)).toEqual([
      'Zoe',
      'Ana Torres',
      'Ben',
      'Daniel Cole',
    ]);
    expect(rows.at(-1)).toMatchObject({ correct: null, total: null, accuracy: null });
  });

  it('of a person with several rows is that of all of them (rulings B5)', () => {
    const two = [row('Ana\u00a0Torres', 10, 20), row('ana_torres', 40, 80), row('Ana', 1, 1)];
    expect(accuracies([readPerson('Ana Torres')], two)).toMatchObject([
      { person: readPerson('Ana Torres'), correct: 50, total: 100, accuracy: 50 },
    ]);
  });

  it('of all people includes only rows with both counts', () => {
    expect(accuracyTotals([...sent, row('Old', null, 40)])).toEqual({
      people: 3,
      correct: 192,
      total: 203,
    });
  });
});
