import type { Change, Trend } from './comparison.ts';
import { noValue, showSignedPercent } from './format.ts';

const words: ReadonlyMap<string, Trend> = new Map([
  ['up', 'up'],
  ['down', 'down'],
  ['stable', 'neutral'],
  ['neutral', 'neutral'],
]);

/**
 * A change in percent as insights and growth rates show it: signed, 'No change' when it rounds to 0, '–'
 * when it is missing. The trend is the server's word (spec 3: up, down, stable), else that of the sign.
 */
export function showChange(percent: number | null, word = ''): Change {
  const text = showSignedPercent(percent);
  if (text === noValue) return { text, trend: words.get(word.trim().toLowerCase()) ?? 'neutral' };
  if (text === '0%') return { text: 'No change', trend: 'neutral' };
  const bySign = text.startsWith('-') ? 'down' : 'up';
  return { text, trend: words.get(word.trim().toLowerCase()) ?? bySign };
}
