import type { RegionKey } from '../region/region.ts';

/** Spec 5, rule 1: where a title of digits alone counts, and how many digits it has. */
export const phoneDigitsRegions: readonly RegionKey[] = ['chicago', 'arizona', 'florida'];
export const phoneDigitsLength = { min: 3, max: 4 } as const;
export const phoneDigitsExamples: readonly string[] = ['024', '5148', '9472'];

/** Spec 5, rule 2: the service codes that are known. */
export const serviceCodes: readonly string[] = ['DD', 'WC', 'NHWC'];

/** Spec 5, rule 3: words that make a title invalid at once. */
export const blockingTerms: readonly string[] = ['blocked', 'busy', 'time off', 'test'];

/**
 * Percents. 95 and 85 are the spec's (spec 5, spec 9). It gives none for invalid events: an instant
 * pattern is sure; a rule that was missed by one need is doubtful and worth a person's look, by
 * more it is clearer.
 */
export const confidences = {
  phoneDigits: 95,
  fullValidation: 85,
  instantInvalid: 90,
  /** By the number of needs not met: one, two, three or more. */
  unmet: [55, 65, 75],
} as const;
