import { showPercent } from './format.ts';

export type Band = 'excellent' | 'good' | 'warning' | 'poor';

export const bandEdges = { excellent: 85, good: 70, warning: 50 } as const;

export const bandLabels: Readonly<Record<Band, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  warning: 'Warning',
  poor: 'Poor',
};

/** The band of an unrounded rate in percent (spec 4, rulings C6). */
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

export type Rated =
  | { readonly percent: string; readonly rate: number; readonly band: Band }
  | { readonly percent: string; readonly rate: null; readonly band: null };

/** The share of valid events; '–' and nulls for counts that make no rate from 0 to 100 (rulings C6, C19). */
export function rated(valid: number | null, total: number | null): Rated {
  const rate = validationRate(valid, total);
  if (rate === null) return { percent: showPercent(null), rate, band: null };
  const band = bandOf(rate);
  const rounded = Math.round(rate * 10) / 10;
  // A rate that would round into the next band is cut: no 85% beside 'Good'.
  const shown = bandOf(rounded) === band ? rounded : Math.floor(rate * 10) / 10;
  return { percent: showPercent(shown), rate, band };
}
