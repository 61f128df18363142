import type { ReactNode } from 'react';
import type { Rows } from '../../api/tolerant.ts';
import { unreadableOf } from '../../domain/number/format.ts';
import { priorityCounts } from '../../domain/text/insights.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';
import { LevelWord } from '../../ui/level-badge.tsx';
import type { Column } from '../../ui/table.tsx';

interface InsightsCardProps<T> {
  readonly title: string;
  readonly state: ReadState<Rows<T>>;
  /** Sorted. */
  readonly rows: readonly T[];
  /** The period that an insight is about, in the server's words. */
  readonly periodOf?: (insight: T) => string;
  readonly empty: { readonly text: string; readonly hint: string };
  readonly skeletonRows: number;
  /** Lists inside the insights, whose unreadable rows count too (rulings A2). */
  readonly innerLists?: readonly { readonly unreadable: number }[];
  /** In the header where it has room, else above the table. */
  readonly legend?: ReactNode;
  /** Right in the footer. */
  readonly control?: ReactNode;
  readonly children: ReactNode;
}

/** A card with a table of insights, the highest priority first (spec 2). */
export function InsightsCard<T extends { readonly priority: string }>(props: InsightsCardProps<T>) {
  const { title, state, rows, periodOf, empty, skeletonRows, innerLists = [] } = props;
  const { legend, control, children } = props;
  const counts = priorityCounts(rows);
  const [period = '', ...others] = new Set(periodOf ? rows.map(periodOf) : []);
  const start = period !== '' && others.length === 0 ? `${excerpt(period, 60)}, by` : 'By';
  return (
    <QueryCard
      title={title}
      subtitle={<bdi>{counts === '' ? 'By priority' : `${start} priority: ${counts}`}</bdi>}
      className="min-h-[26rem]"
      state={state}
      what="Insights"
      loading="Generating insights..."
      failed="Failed to generate insights"
      skeleton={[skeletonRows, 44]}
      unreadable={state.data && unreadableOf(state.data, ...innerLists)}
      empty={rows.length === 0 && empty}
      actions={rows.length > 0 && legend && <div className="max-wide:hidden ml-3">{legend}</div>}
      count={[rows.length, 'insight']}
      footer={control}
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
