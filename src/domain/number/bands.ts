import { isPercent } from './arithmetic.ts';
import { showNumber, showPercent } from '../text/format.ts';
import type { Level } from '../text/insights.ts';

export type Band = 'excellent' | 'good' | 'warning' | 'poor';

export const bandEdges = { excellent: 85, good: 70, warning: 50 } as const;

export const bandLabels: Readonly<Record<Band, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  warning: 'Warning',
  poor: 'Poor',
};

/** The band of an unrounded rate in percent (S4, C6). */
export function bandOf(rate: number): Band {
  if (rate >= bandEdges.excellent) return 'excellent';
  if (rate >= bandEdges.good) return 'good';
  if (rate >= bandEdges.warning) return 'warning';
  return 'poor';
}

function validationRate(valid: number | null, total: number | null): number | null {
  if (valid === null || total === null || !(valid >= 0) || !(total > 0)) return null;
  const rate = (valid * 100) / total;
  return rate <= 100 ? rate : null;
}

export interface Rated {
  readonly percent: string;
  readonly rate: number | null;
  /** Null for few events (C36). */
  readonly band: Band | null;
}

/** The share of valid events; '–' and nulls for counts that make no rate from 0 to 100 (C6, C19). */
export function rated(valid: number | null, total: number | null): Rated {
  const rate = validationRate(valid, total);
  if (rate === null) return { percent: showPercent(null), rate, band: null };
  return { percent: showRate(rate), rate, band: isFew(total) ? null : bandOf(rate) };
}

/** '84.9%': a rate in percent, printed within its band (C19). */
export function showRate(rate: number | null | undefined): string {
  return showPercent(rate, bandOf);
}

export const confidenceEdges = { high: 80, medium: 60 } as const;

/** The level of an unrounded confidence in percent; low if it is missing. */
export function confidenceLevel(percent: number | null): Level {
  if (!isPercent(percent)) return 'low';
  if (percent >= confidenceEdges.high) return 'high';
  return percent >= confidenceEdges.medium ? 'medium' : 'low';
}

/** '59.9%': a confidence in percent, printed within its level (C19). */
export function showConfidence(percent: number | null | undefined): string {
  return showPercent(percent, confidenceLevel);
}

/** A fraction 0–1 as a percent without binary noise (A6); null outside 0–1. */
export function fractionToPercent(fraction: number | null): number | null {
  if (fraction === null || !(fraction >= 0 && fraction <= 1)) return null;
  return Math.round(fraction * 1e8) / 1e6;
}

/** Percent; the accuracy badge is good above it (S5). */
export const goodAccuracy = 85;

export function accuracyIsGood(percent: number | null): boolean {
  return percent !== null && percent > goodAccuracy;
}

/** '85.1%': an accuracy in percent, printed on its side of the limit (C19). */
export function showAccuracy(percent: number | null | undefined): string {
  return showPercent(percent, (shown) => Math.sign(shown - goodAccuracy));
}

export const maturityLabels = {
  high: 'High confidence data',
  building: 'Building knowledge base',
} as const;

export function learningMaturity(totalValidations: number | null): keyof typeof maturityLabels {
  return totalValidations !== null && totalValidations > 50 ? 'high' : 'building';
}

const bandsUpward = ['warning', 'good', 'excellent'] as const;

/** '2.2 points from Warning', by the unrounded rate in percent; 'almost Warning' under 0.05; '' of Excellent. */
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

/** '1 of 2, 1 waiting': a rate's base, which few events have in place of a band (C36). Null: not known. */
export function baseText(valid: number | null, all: number | null, waiting: number | null): string {
  const base = `${showNumber(valid)} of ${showNumber(all)}`;
  return [base, waitingText(valid, all, waiting)].filter(Boolean).join(', ');
}

/** '1 waiting'. Two calls may differ, so at most the events that are not valid; '' if no event is known to wait. */
export function waitingText(
  valid: number | null,
  all: number | null,
  waiting: number | null,
): string {
  const count = Math.min(waiting ?? 0, (all ?? 0) - (valid ?? 0));
  return count > 0 ? `${showNumber(count)} waiting` : '';
}
