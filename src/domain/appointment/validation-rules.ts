import type { RegionKey } from '../region/region.ts';

/** Spec 5, rule 1: digits alone are a valid title in these regions. */
export const phoneDigitsRegions: readonly RegionKey[] = ['chicago', 'arizona', 'florida'];
export const phoneDigitsLength = { min: 3, max: 4 } as const;
export const phoneDigitsExamples: readonly string[] = ['024', '5148', '9472'];

export const serviceCodes: readonly string[] = ['DD', 'WC', 'NHWC'];

/** Spec 5, rule 3: these make a title invalid at once. */
export const blockingTerms: readonly string[] = ['blocked', 'busy', 'time off', 'test'];

/** Percents: 95 and 85 are the spec's (spec 5, spec 9); `unmet` is by unmet needs: one, two, more. */
export const confidences = {
  phoneDigits: 95,
  fullValidation: 85,
  instantInvalid: 90,
  unmet: [55, 65, 75],
} as const;
