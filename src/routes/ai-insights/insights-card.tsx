import { type ReactNode, useState } from 'react';
import type { Rows } from '../../api/tolerant.ts';
import { showNumber, unreadableOf } from '../../domain/number/format.ts';
import { levelOf, priorityCounts } from '../../domain/text/insights.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { QueryCard } from '../../query/query-card.tsx';
import type { ReadState } from '../../query/use-read.ts';

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

/** A figure as text; null when it is unknown. */
export function figureText(
  value: number | null | undefined,
  show: (value: number) => string = showNumber,
): string | null {
  return value === null || value === undefined ? null : show(value);
}

export function idOf({ id, title }: { readonly id: string; readonly title: string }): string {
  return id || title;
}

interface Row {
  readonly key: string;
  readonly priority: string;
}

/** Which rows of a table are open: those of high priority at first (visual.md 12), then as somebody leaves them. */
export function useOpenRows(rows: readonly Row[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isOpen = ({ key, priority }: Row) => chosen.get(key) ?? levelOf(priority) === 'high';
  const areAllOpen = rows.length > 0 && rows.every(isOpen);
  return {
    isOpen,
    areAllOpen,
    toggle: (row: Row) => setChosen(new Map(chosen).set(row.key, !isOpen(row))),
    toggleAll: () => setChosen(new Map(rows.map(({ key }) => [key, !areAllOpen]))),
  };
}
