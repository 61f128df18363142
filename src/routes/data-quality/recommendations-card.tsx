import { ChevronRight } from 'lucide-react';
import type { DataQuality } from '../../api/entities/data-quality.ts';
import type { Rows } from '../../api/tolerant.ts';
import { countText, listText } from '../../domain/text/words.ts';
import { byLevel } from '../../domain/text/insights.ts';
import { paths, tabPath } from '../../paths.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { RowLink } from '../../ui/links.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';
import { emptyOf, noRows, suggestedTab } from './report.ts';

const title = 'Recommendations';

/** Where the summary counts problems, the spec's text is no praise. */
function emptyRecommendations(data: DataQuality | undefined, list: Rows<unknown>) {
  const { phoneIssuesFound, duplicatesFound, validationErrors } = data?.summary ?? {};
  const problems = [
    phoneIssuesFound && countText(phoneIssuesFound, 'phone issue'),
    duplicatesFound && countText(duplicatesFound, 'duplicate'),
    validationErrors && countText(validationErrors, 'validation error'),
  ].filter((text) => typeof text === 'string');
  const empty = emptyOf(data, { title, text: 'Data Quality Looks Good!', list, counted: null });
  if (empty.kind !== 'good') return empty;
  if (problems.length === 0) return { ...empty, hint: 'The report has no suggestions.' };
  return { text: empty.text, hint: `The report has no suggestions for ${listText(problems)}.` };
}

/** The suggestions of the report (spec 2), most urgent first; each links to the tab that it is about, if any. */
export function RecommendationsCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const suggestions = report.data?.duplicates.suggestions ?? noRows;
  const rows = byLevel(suggestions.rows, ({ priority }) => priority);
  return (
    <QueryCard
      title={title}
      subtitle="Most urgent first"
      className="min-h-[20rem]"
      state={report}
      what="The data quality report"
      unreadable={suggestions.unreadable}
      skeleton={[4, 61]}
      empty={rows.length === 0 && emptyRecommendations(report.data, suggestions)}
    >
      <List
        aria-label="Recommendations"
        // Scrollable by keyboard (rulings C15).
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
  readonly suggestion: DataQuality['duplicates']['suggestions']['rows'][number];
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
        <Clamped text={action || reason} lines={3} className="font-medium" />
        {action !== '' && reason !== '' && (
          <Clamped text={reason} lines={3} className="text-ink-2" />
        )}
      </div>
      <LevelBadge level={priority} quality="priority" />
      {path && <ChevronRight aria-hidden className="icon text-ink-3" />}
    </RowLink>
  );
}
