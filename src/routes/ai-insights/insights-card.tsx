import type { ReactNode } from 'react';
import type { ReadState } from '../../query/use-read.ts';
import type { Rows } from '../../api/tolerant.ts';
import { countText } from '../../domain/text/count-text.ts';
import { byPriority, priorityCounts } from '../../domain/text/insights.ts';
import { unreadableOf } from '../../domain/number/unreadable.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { RowsSkeleton } from '../../ui/card-messages.tsx';
import { List } from '../../ui/list.tsx';

interface InsightsCardProps<T> {
  readonly title: string;
  readonly className: string;
  readonly state: ReadState<Rows<T>>;
  readonly empty: { readonly text: string; readonly hint: string };
  readonly rowHeight: number;
  /** Makes the list a box that scrolls. */
  readonly listClass?: string;
  /** The list inside an insight, whose unreadable rows count too (rulings A2). */
  readonly innerList?: (insight: T) => { readonly unreadable: number } | undefined;
  readonly children: (insight: T) => ReactNode;
}

/** The layout of an insight's parts. */
export const insightSections =
  'grid content-start gap-x-8 gap-y-4 @xl:grid-cols-2 @2xl:grid-cols-3';

/** A list of insights, the highest priority first (spec 2). */
export function InsightsCard<T extends { id: string; title: string; priority: string }>(
  props: InsightsCardProps<T>,
) {
  const { title, className, state, empty, rowHeight, listClass = '', innerList, children } = props;
  const { data } = state;
  const rows = byPriority(data?.rows ?? []);
  const counts = priorityCounts(rows);
  return (
    <QueryCard
      title={title}
      subtitle={counts === '' ? 'By priority' : `By priority: ${counts}`}
      className={className}
      state={state}
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      skeleton={<RowsSkeleton rows={4} height={rowHeight} />}
      unreadable={data && unreadableOf(data, ...rows.flatMap((row) => innerList?.(row) ?? []))}
      empty={rows.length === 0 && empty}
      footer={countText(rows.length, 'insight')}
    >
      <List
        aria-label={title}
        className={listClass}
        {...(listClass !== '' && { tabIndex: 0 })}
        rowClass="border-line border-t px-4 py-4"
        rows={rows}
        keyOf={(row) => row.id || row.title}
      >
        {(row) => <article className="grid gap-3">{children(row)}</article>}
      </List>
    </QueryCard>
  );
}
