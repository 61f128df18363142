import { showSignedPercent } from './format.ts';

export type Trend = 'up' | 'down' | 'neutral';

export type Change = { readonly text: string; readonly trend: Trend };

/**
 * The change versus yesterday under a stat card (spec 2, rulings C4). `change` is in percent. In
 * this order: nothing returned, 'No data'; yesterday 0, 'No yesterday data'; change 0, 'No change';
 * else a signed percent with at most one decimal. A change that rounds to 0.0 reads 'No change'
 * too, since '+0%' says nothing. The trend is the server's word, or the sign of the change when
 * that word is not one of the three; a text without a percent is neutral.
 */
export function changeText(
  comparison:
    | { readonly change: number | null; readonly trend: string; readonly yesterday: number | null }
    | null
    | undefined,
): Change {
  if (comparison === null || comparison === undefined) return neutral('No data');
  if (comparison.yesterday === 0) return neutral('No yesterday data');
  const { change } = comparison;
  if (change === null || !Number.isFinite(change)) return neutral('No data');
  const text = showSignedPercent(change);
  if (text === '0%') return neutral('No change');
  return { text, trend: trendOf(comparison.trend) ?? (change > 0 ? 'up' : 'down') };
}

function neutral(text: string): Change {
  return { text, trend: 'neutral' };
}

function trendOf(word: string): Trend | null {
  const trend = word.trim().toLowerCase();
  return trend === 'up' || trend === 'down' || trend === 'neutral' ? trend : null;
}
