import { outcomeOf } from '../../domain/appointment/appointment.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import { useSearchChoice, useSearchText } from '../../shell/location.ts';

export const analysisTabs = ['valid', 'invalid', 'all'] as const satisfies readonly RowList[];
const learningTabs = ['overview', 'patterns', 'performance', 'ai-insights', 'corrections'] as const;

export type LearningTab = (typeof learningTabs)[number];

// Two cards have tabs, so `tab` may be in the URL twice (rulings C16).

/** A URL with a status and no tab opens the list that has its rows. */
export function useAnalysisTab() {
  const status = useSearchText('status').trim();
  const first: RowList = status === '' ? 'valid' : (outcomeOf(status) ?? 'all');
  return useSearchChoice<RowList>('tab', [first, ...analysisTabs], learningTabs);
}

export const useLearningTab = () => useSearchChoice('tab', learningTabs, analysisTabs);
