import type { ComponentProps, ReactNode } from 'react';
import { priorityCounts } from '../../domain/text/insights.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { LevelWord } from '../../ui/level-badge.tsx';
import type { Column } from '../../ui/table.tsx';

interface InsightsCardProps<T> extends Pick<
  ComponentProps<typeof QueryCard>,
  'title' | 'state' | 'unreadable' | 'skeleton' | 'empty' | 'footer' | 'children'
> {
  /** Sorted. */
  readonly rows: readonly T[];
  /** The period that an insight is about, in the server's words. */
  readonly periodOf?: (insight: T) => string;
  /** In the header where it has room, else above the table. */
  readonly legend?: ReactNode;
}

/** A card with a table of insights, the highest priority first (spec 2). */
export function InsightsCard<T extends { readonly priority: string }>(props: InsightsCardProps<T>) {
  const { rows, periodOf, legend, empty = false, children, ...card } = props;
  const counts = priorityCounts(rows);
  const [period = '', ...others] = new Set(periodOf ? rows.map(periodOf) : []);
  const start = period !== '' && others.length === 0 ? `${excerpt(period, 60)}, by` : 'By';
  return (
    <QueryCard
      {...card}
      subtitle={<bdi>{counts === '' ? 'By priority' : `${start} priority: ${counts}`}</bdi>}
      className="min-h-[26rem]"
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      empty={rows.length === 0 && empty}
      actions={rows.length > 0 && legend && <div className="max-wide:hidden ml-3">{legend}</div>}
      count={[rows.length, 'insight']}
    >
      {legend && <div className="wide:hidden px-4 pb-2">{legend}</div>}
      {children}
    </QueryCard>
  );
}

export function idOf({ id, title }: { readonly id: string; readonly title: string }): string {
  return id || title;
}

export const priorityColumn: Column<{ readonly priority: string }> = {
  key: 'priority',
  head: <span className="max-sm:sr-only">Priority</span>,
  headClass: 'w-6 sm:w-24',
  cell: ({ priority }) => <LevelWord word={priority} wordClass="max-sm:sr-only" />,
};
