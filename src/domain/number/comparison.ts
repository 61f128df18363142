import { noValue, showSignedPercent } from './format.ts';

type Trend = 'up' | 'down' | 'neutral';

interface Change {
  readonly text: string;
  readonly trend: Trend;
}

/** A signed percent, 'No change' or '–', with the trend of the server's word, else of the sign (spec 3). */
export function showChange(percent: number | null, known: Trend | 'stable' | null = null): Change {
  const text = showSignedPercent(percent);
  if (text === '0%') return { text: 'No change', trend: 'neutral' };
  if (known !== null) return { text, trend: known === 'stable' ? 'neutral' : known };
  if (text === noValue) return { text, trend: 'neutral' };
  return { text, trend: text.startsWith('-') ? 'down' : 'up' };
}

interface Comparison {
  readonly change: number | null;
  readonly trend: { readonly known: Trend | 'stable' | null };
  readonly yesterday: number | null;
}

/** The change versus yesterday of a stat card; a text without a percent is neutral (rulings C4). */
export function showComparison(comparison: Comparison | null | undefined): Change {
  const { change = null, trend, yesterday } = comparison ?? {};
  if (yesterday === 0) return { text: 'No yesterday data', trend: 'neutral' };
  if (change === null || !Number.isFinite(change)) return { text: 'No data', trend: 'neutral' };
  return showChange(change, trend?.known ?? null);
}
