import type { RegionKey } from '../../src/domain/region/region.ts';

type Rates = {
  /** Bookings before 2:41 PM. */
  readonly size: number;
  readonly valid: number;
  /** The share of wrong validations. */
  readonly wrong: number;
};

export const rates: Readonly<Record<RegionKey, Rates>> = {
  california: { size: 48.2, valid: 0.88, wrong: 0.05 },
  chicago: { size: 42.2, valid: 0.81, wrong: 0.05 },
  arizona: { size: 31.2, valid: 0.635, wrong: 0.05 },
  florida: { size: 24.2, valid: 0.475, wrong: 0.152 },
};

/** By place in the designated list: weights of good and bad bookings, and the share of wrong validations. */
export const telemarketerRates = [
  { good: 34, bad: 2.5, wrong: 0.025 },
  { good: 29, bad: 8.5, wrong: 0.035 },
  { good: 23, bad: 10.5, wrong: 0.045 },
  { good: 18, bad: 18, wrong: 0.17 },
] as const;
export const furtherTelemarketer = { good: 15, bad: 8, wrong: 0.05 } as const;

export const wrongOverall = 0.068;

/** From Sunday on. */
export const weekdayFactor = [0, 0.98, 1, 1.03, 1.01, 0.92, 1.01] as const;

export function seasonFactor(date: string): number {
  const days = (Date.parse(date) - Date.parse('2026-11-21')) / 86_400_000;
  return 1 + 0.06 * Math.sin((2 * Math.PI * days) / 150);
}

export const shares = {
  /** Of the events that full validation decides. */
  reviewedValid: 0.11,
  reviewedInvalid: 0.19,
  dismissed: 0.1,
  checked: 0.353,
  unknownRep: 0.043,
  pendingRep: 0.03,
  telemarketerAsRep: 0.012,
  fixedByColleague: 0.35,
  badPhone: 0.05,
  duplicate: 0.025,
  otherState: 0.06,
  digitsTitle: 0.45,
} as const;

/** The model improves through each month. */
export function wrongFactor(date: string): number {
  return 1.28 - Number(date.slice(8)) / 52;
}
