import { readStatus } from '../../domain/appointment/appointment.ts';
import type { RowList } from '../../domain/appointment/row-filter.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { useSearchChoice, useSearchText } from '../../shell/location.ts';

// Two cards have tabs, so `tab` may be in the URL twice (C16).
export const analysisTabs = ['valid', 'invalid', 'all'] as const satisfies readonly RowList[];
const learningTabs = ['overview', 'patterns', 'performance', 'ai-insights', 'corrections'] as const;
export type LearningTab = (typeof learningTabs)[number];

/** The open list of Appointments Analysis. A URL with a status and no tab opens the list that has its rows. */
export function useAnalysisTab() {
  const status = useSearchText('status');
  const first: RowList = isBlank(status) ? 'valid' : (readStatus(status).outcome ?? 'all');
  return useSearchChoice<RowList>('tab', [first, ...analysisTabs], learningTabs);
}

/** The open tab of AI Learning System. */
export const useLearningTab = () => useSearchChoice<LearningTab>('tab', learningTabs, analysisTabs);
