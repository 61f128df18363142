import type { Level } from '../text/insights.ts';
import { printedValue } from './format.ts';
import { bandEdges, bandLabels } from './bands.ts';

export const confidenceEdges = { high: 80, medium: 60 } as const;

/** The level of an alert's confidence in percent as printed: 79.96 reads '80%'; low for null. */
export function confidenceLevel(percent: number | null): Level {
  const printed = printedValue(percent);
  if (printed >= confidenceEdges.high) return 'high';
  return printed >= confidenceEdges.medium ? 'medium' : 'low';
}

/** A fraction 0–1 as a percent without binary noise (rulings A6); null outside 0–1. */
export function fractionToPercent(fraction: number | null): number | null {
  if (fraction === null || !(fraction >= 0 && fraction <= 1)) return null;
  return Math.round(fraction * 1e8) / 1e6;
}

/** Percent; the accuracy badge is good above it (spec 5). */
export const goodAccuracy = 85;

export function accuracyIsGood(percent: number | null): boolean {
  return printedValue(percent) > goodAccuracy;
}

export const maturityLabels = {
  high: 'High confidence data',
  building: 'Building knowledge base',
} as const;

export function learningMaturity(totalValidations: number | null): keyof typeof maturityLabels {
  return totalValidations !== null && totalValidations > 50 ? 'high' : 'building';
}

const bandsUpward = ['warning', 'good', 'excellent'] as const;

/** '2.2 points from Warning', by the unrounded rate in percent; 'almost Warning' under 0.05; '' of Excellent (visual.md 19). */
export function distanceToNextBand(rate: number): string {
  const next = bandsUpward.find((band) => rate < bandEdges[band]);
  if (next === undefined) return '';
  const points = Math.round((bandEdges[next] - rate) * 10) / 10;
  if (points === 0) return `almost ${bandLabels[next]}`;
  return `${points} ${points === 1 ? 'point' : 'points'} from ${bandLabels[next]}`;
}

export const fewCases = 20;

export function isFew(cases: number | null): boolean {
  return cases === null || cases < fewCases;
}
