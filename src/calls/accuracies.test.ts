import { describe, expect, it } from 'vitest';
import { learningMetrics } from '../../tests/entities.ts';
import { accuracyFigures } from './accuracies.ts';

describe('the accuracy of each region and person', () => {
  const read = (calendarAccuracy: object) =>
    accuracyFigures(learningMetrics({ calendarAccuracy }).calendarAccuracy.rows, 'region').map(
      ({ subject, correct, total, accuracy }) => [subject.name, correct, total, accuracy],
    );

  it.each([
    ['as sent', { chicago: { correct: 1, total: 2, accuracy: 51 } }, [['Illinois', 1, 2, 51]]],
    [
      'of two spellings together',
      {
        Illinois: { correct: 30, total: 40, accuracy: 75 },
        florida: { correct: 1, total: 1, accuracy: 100 },
        IL: { correct: 3, total: 4, accuracy: 75 },
      },
      [
        ['Illinois', 33, 44, 75],
        ['Florida', 1, 1, 100],
      ],
    ],
    [
      'of no validation',
      { chicago: { correct: 0, total: 0, accuracy: 0 } },
      [['Illinois', 0, 0, null]],
    ],
    [
      'of the rows that could be read',
      { Illinois: { correct: 30, total: 40, accuracy: 75 }, IL: { total: 4, accuracy: 75 } },
      [['Illinois', 30, 40, 75]],
    ],
    [
      'of an unknown region by its best spelling',
      { ATLANTIS: { correct: 1, total: 2 }, Atlantis: { correct: 1, total: 2 } },
      [['Atlantis', 2, 4, 50]],
    ],
    [
      'of a key that is data (A9)',
      { constructor: { correct: 1, total: 2 } },
      [['constructor', 1, 2, null]],
    ],
  ] satisfies [string, object, unknown][])('%s', (_what, sent, figures) => {
    expect(read(sent)).toEqual(figures);
  });
});
