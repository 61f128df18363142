import { ChevronRight } from 'lucide-react';
import { dataQuality, type QualityFigures } from '../../calls/quality.ts';
import { paths, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { useCall } from '../../query/use-call.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';
import { emptyRecommendations, suggestedTab } from './recommendations.ts';

const title = 'Recommendations';

/** The suggestions of the report (S2), most urgent first; each links to the tab that it is about, if any. */
export function RecommendationsCard() {
  const { figures, status } = useCall(dataQuality);
  const { rows, unreadable } = figures.suggestions;
  return (
    <QueryCard
      title={title}
      className="min-h-[20rem]"
      status={status}
      unreadable={unreadable}
      skeleton={[4, 61]}
      empty={rows.length === 0 && emptyRecommendations(figures)}
    >
      <List
        aria-label={title}
        // Scrollable by keyboard (C15).
        tabIndex={0}
        className="scroll-list scroll-list-tall focus-inside"
        rows={rows}
        keyOf={({ action, reason }) => `${action}|${reason}`}
      >
        {(suggestion) => <Suggestion suggestion={suggestion} />}
      </List>
    </QueryCard>
  );
}

interface SuggestionProps {
  readonly suggestion: QualityFigures['suggestions']['rows'][number];
}

function Suggestion({ suggestion }: SuggestionProps) {
  const { priority, action, reason } = suggestion;
  const tab = suggestedTab(suggestion);
  const path =
    tab === 'phone-analysis' ? paths.dataQuality : tab && tabPath(paths.dataQuality, tab);
  return (
    <RowLink
      replace
      href={path}
      className="grid min-h-[60px] grid-cols-[minmax(0,1fr)_auto_16px] items-center gap-x-3 px-4 py-2.5"
      onClick={(event) => {
        // The click removes this link with its panel, so the focus moves to the tab.
        const tabs = event.currentTarget.closest('main');
        tabs?.querySelector<HTMLElement>(`[role="tab"][id$="-tab-${tab}"]`)?.focus();
      }}
    >
      <div className="text-small min-w-0 [overflow-wrap:anywhere]">
        <Clamped text={action || reason} className="font-medium" />
        {action !== '' && reason !== '' && <Clamped text={reason} className="text-ink-2" />}
      </div>
      <LevelWord level={priority} quality="priority" />
      {path && <ChevronRight aria-hidden className="icon text-ink-3" />}
    </RowLink>
  );
}
