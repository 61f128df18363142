import type { RowList } from '../../domain/appointment/row-filter.ts';
import { useSearchChoice } from '../../shell/location.ts';

export const analysisTabs = ['valid', 'invalid', 'all'] as const satisfies readonly RowList[];
const learningTabs = ['overview', 'patterns', 'performance', 'ai-insights', 'corrections'] as const;

export type LearningTab = (typeof learningTabs)[number];

// Two cards have tabs, so `tab` may be in the URL twice (rulings C16).
export const useAnalysisTab = () => useSearchChoice('tab', analysisTabs, learningTabs);
export const useLearningTab = () => useSearchChoice('tab', learningTabs, analysisTabs);
