import type { QualityFigures } from '../../calls/quality.ts';
import { countText, listText } from '../../domain/text/format.ts';
import { emptyOf } from './report.ts';

export const recommendationsTitle = 'Recommendations';

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
 * The spec's text, which is good news only where the report counts no problem; another one where a count is not known, the
 * report lists problems that it does not count, or a part of it could not be read (rulings A13, A19).
 */
export function emptyRecommendations({
  summary,
  phones,
  groups,
  reports,
  suggestions,
}: QualityFigures) {
  const empty = emptyOf(
    { ...suggestions, counted: 0 },
    {
      title: recommendationsTitle,
      text: 'Data Quality Looks Good!',
      processed: summary.processed,
    },
  );
  if (empty.kind !== 'good') return empty;
  const parts = [phones, groups, reports];
  const problems = [
    [phones, 'phone issue'],
    [groups, 'duplicate'],
    [reports, 'validation error'],
  ] as const;
  const counted = problems.flatMap(([{ counted: count }, unit]) =>
    count ? [countText(count, unit)] : [],
  );
  const hint = `The report has no suggestions${counted.length > 0 ? ` for ${listText(counted)}` : ''}.`;
  const areCounted = parts.every(({ counted: count }) => count !== null);
  const isUncounted = counted.length === 0 && parts.some(({ rows }) => rows.length > 0);
  if (!areCounted || isUncounted || !parts.every(({ isWhole }) => isWhole))
    return { text: 'No recommendations', hint };
  return counted.length > 0 ? { text: empty.text, hint } : { ...empty, hint };
}
