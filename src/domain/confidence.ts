export type ConfidenceLevel = 'high' | 'medium' | 'low';

/**
 * The colour class of an alert's confidence in percent (spec 2, spec 5): 80 and above green, 60 and
 * above yellow, otherwise red, as is one that cannot be read.
 */
export function confidenceLevel(percent: number | null): ConfidenceLevel {
  if (percent === null) return 'low';
  if (percent >= 80) return 'high';
  return percent >= 60 ? 'medium' : 'low';
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
 * else destructive.
 */
export function accuracyIsGood(percent: number | null): boolean {
  return percent !== null && percent > 85;
}

/**
 * The note under the learning totals (spec 2, spec 9): 'High confidence data' once the validations
 * exceed 50.
 */
export function learningMaturity(totalValidations: number | null): string {
  return totalValidations !== null && totalValidations > 50
    ? 'High confidence data'
    : 'Building knowledge base';
}
