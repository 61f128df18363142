import type { DataQuality } from '../../api/entities/data-quality.ts';
import { byPriority } from '../../domain/text/insights.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { LevelBadge } from '../../ui/level-badge.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';

const looksGood = {
  kind: 'good',
  text: 'Data Quality Looks Good!',
  hint: 'The report has no suggestions.',
} as const;

/** The suggestions of the report (spec 2), most urgent first. */
export function RecommendationsCard({ report }: { readonly report: ReadState<DataQuality> }) {
  const suggestions = report.data?.duplicates.suggestions;
  const rows = byPriority(suggestions?.rows ?? []);
  return (
    <QueryCard
      title="Recommendations"
      subtitle="Most urgent first"
      className="min-h-[20rem]"
      state={report}
      what="The data quality report"
      unreadable={suggestions?.unreadable}
      skeleton={<RowsSkeleton rows={4} height={61} />}
      empty={rows.length === 0 && looksGood}
    >
      <List
        aria-label="Recommendations"
        // Scrollable by keyboard (rulings C15).
        tabIndex={0}
        className="scroll-list scroll-list-tall focus-inside"
        rowClass="border-line grid min-h-[61px] grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-t px-4 py-2.5"
        rows={rows}
        keyOf={({ action, reason }) => `${action}|${reason}`}
      >
        {({ priority, action, reason }) => (
          <>
            <div className="text-small min-w-0 [overflow-wrap:anywhere]">
              <Clamped text={action || reason} lines={3} className="font-medium" />
              {action !== '' && reason !== '' && (
                <Clamped text={reason} lines={3} className="text-ink-2" />
              )}
            </div>
            <LevelBadge word={priority} of="priority" />
          </>
        )}
      </List>
    </QueryCard>
  );
}
