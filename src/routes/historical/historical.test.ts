import { describe, expect, it } from 'vitest';
import { barEnd, barPlace, bySignificance, insightKind } from './historical.ts';

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

it.each([
  [[], 10],
  [[null], 10],
  [[0.8, -7, 4.7], 10],
  [[-10], 10],
  [[10.1], 25],
  [[-26], 50],
  [[51], 100],
  [[4_000], 100],
])('bars for %j end at %j percent', (changes, end) => {
  expect(barEnd(changes.map((change) => insight('low', change)))).toBe(end);
});

describe('barPlace', () => {
  it.each([
    [0, 50],
    [5, 75],
    [-5, 25],
    [10, 100],
    [-10, 0],
    [400, 100],
    [-400, 0],
    [null, null],
  ])('puts %j percent at %j', (change, place) => {
    expect(barPlace(change, 10)).toBe(place);
  });
});
