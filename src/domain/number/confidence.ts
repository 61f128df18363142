import { printedValue } from './format.ts';

export type ConfidenceLevel = 'high' | 'medium' | 'low';

/** Lower edges in percent of an alert's confidence (spec 5, spec 9). */
export const confidenceEdges = { high: 80, medium: 60 } as const;

/**
 * The color class of an alert's confidence in percent (spec 2, spec 5): 80 and above green, 60 and
 * above yellow, otherwise red, as is one that cannot be read. The printed number decides: 79.96 reads '80%'.
 */
export function confidenceLevel(percent: number | null): ConfidenceLevel {
  const printed = printedValue(percent);
  if (printed >= confidenceEdges.high) return 'high';
  return printed >= confidenceEdges.medium ? 'medium' : 'low';
}

/**
 * A fraction 0–1 as a percent 0–100 (rulings A6), free of binary noise (0.57 is 57). null when it
 * is missing or outside 0–1: then nobody can tell what was meant, and it shows as '–'.
 */
export function fractionToPercent(fraction: number | null): number | null {
  if (fraction === null || !(fraction >= 0 && fraction <= 1)) return null;
  return Math.round(fraction * 1e8) / 1e6;
}

/**
 * The accuracy badge (spec 5 'Display rules'): true above 85 percent, strictly (default style),
 * else destructive. The printed number decides: 85.04 reads '85%'.
 */
export function accuracyIsGood(percent: number | null): boolean {
  return printedValue(percent) > 85;
}

export type Maturity = 'high' | 'building';

/** The note under the learning totals (spec 2). */
export const maturityLabels: Readonly<Record<Maturity, string>> = {
  high: 'High confidence data',
  building: 'Building knowledge base',
};

/** How far the learning has come (spec 2, spec 9): high once the validations exceed 50. */
export function learningMaturity(totalValidations: number | null): Maturity {
  return totalValidations !== null && totalValidations > 50 ? 'high' : 'building';
}
