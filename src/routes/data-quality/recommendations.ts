import { unreadableOf } from '../../api/rows.ts';
import type { QualityFigures } from '../../calls/quality.ts';
import { emptyOf } from './report.ts';

const tabWords = {
  duplicates: /duplicat|merge/i,
  'phone-analysis': /phone|\bdial/i,
  validation: /valid|violat|missing|field|customer|sales rep/i,
} as const;

type SuggestedTab = keyof typeof tabWords;
const suggestedTabs = Object.keys(tabWords) as SuggestedTab[];

/** The tab that a suggestion's action, else its reason, is about; null when neither names one. */
export function suggestedTab(suggestion: { action: string; reason: string }): SuggestedTab | null {
  const tabIn = (text: string) => suggestedTabs.find((tab) => tabWords[tab].test(text));
  return tabIn(suggestion.action) ?? tabIn(suggestion.reason) ?? null;
}

/**
 * The spec's text, which is good news only where the report lists and counts no problem; another one where a part of it
 * could not be read (A19).
 */
export function emptyRecommendations(figures: QualityFigures) {
  const { summary, phones, groups, reports, suggestions } = figures;
  const text = 'Data Quality Looks Good!';
  const hint = 'The report has no suggestions.';
  const parts = [phones, groups, reports];
  if (unreadableOf(...parts) > 0) return { text: 'No recommendations', hint };
  if (parts.some(({ rows, counted }) => rows.length > 0 || (counted ?? 0) > 0))
    return { text, hint };
  return { hint, ...emptyOf(suggestions, { text, processed: summary.processed }) };
}
