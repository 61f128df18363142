import { expect, it } from 'vitest';
import { bySignificance, insightKind } from './historical.ts';

const insight = (significance: string, percentageChange: number | null) => ({
  significance,
  percentageChange,
});

it.each([
  ['trend', 'trend'],
  [' Comparison', 'comparison'],
  ['PATTERN', 'pattern'],
  ['anomaly', 'anomaly'],
  ['', null],
  ['__proto__', null],
])('the kind of %j is %j', (type, kind) => {
  expect(insightKind(type)).toBe(kind);
});

it('bySignificance puts the weightiest first, then the farthest from the average', () => {
  const list = [
    insight('low', 90),
    insight('odd', 99),
    insight('medium', null),
    insight('medium', 3),
    insight('medium', -8),
    insight('HIGH', 15),
    insight('high', -16),
  ];
  expect(bySignificance(list)).toEqual([6, 5, 4, 3, 2, 0, 1].map((index) => list[index]));
});
