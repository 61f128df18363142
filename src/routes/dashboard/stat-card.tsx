import { useId, type ReactNode } from 'react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import type { ReadState } from '../../api/use-read.ts';
import { AsOf, useIsStale } from '../../shell/freshness.tsx';
import type { CardState } from '../../ui/card.tsx';

interface StatCellProps {
  readonly title: string;
  readonly state?: CardState;
  readonly aside?: ReactNode;
  readonly graphic: ReactNode;
  readonly children: ReactNode;
}

/** A cell of the strip: title, figure, one small graphic at the foot. */
export function StatCell({ title, state = 'ready', aside, graphic, children }: StatCellProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      data-card={title}
      data-state={state}
      className="bg-surface flex min-h-[9.5rem] min-w-0 flex-col px-3 pt-3 pb-3.5 sm:min-h-[9.25rem] sm:px-4 sm:pt-3.5 sm:pb-4"
    >
      <div className="flex min-h-[22px] items-center justify-between gap-2">
        <h2 id={titleId} className="text-small text-ink-2 font-medium">
          {title}
        </h2>
        {aside}
      </div>
      {children}
      <div className="mt-auto pt-3.5">{graphic}</div>
    </section>
  );
}

/** The figure of a cell, and what changed. */
export function Figure({ value, change }: { readonly value: string; readonly change: ReactNode }) {
  return (
    <>
      <p className="sm:text-figure-xl mt-1 text-[30px] leading-9 font-semibold tracking-[-.028em] tabular-nums sm:mt-1.5">
        {value}
      </p>
      <p className="text-caption text-ink-2 mt-0.5 flex min-h-[18px] flex-wrap items-center gap-x-1.5 tabular-nums">
        {change}
      </p>
    </>
  );
}

interface StatCardProps {
  readonly title: string;
  readonly state: ReadState<Dashboard>;
  readonly value: (metrics: Dashboard['metrics']) => string;
  readonly change: ReactNode;
  readonly graphic: ReactNode;
}

/** One figure of the dashboard's answer, the same height in every state. */
export function StatCard({ title, state, value, change, graphic }: StatCardProps) {
  const stale = useIsStale(state);
  const { data, hasFailed, error } = state;
  const shown = stale ? 'stale' : 'ready';
  const missing = hasFailed ? 'error' : 'loading';
  return (
    <StatCell
      title={title}
      state={data === undefined ? missing : shown}
      aside={stale && <AsOf read={state.read} stale />}
      graphic={graphic}
    >
      {data !== undefined && <Figure value={value(data.metrics)} change={change} />}
      {data === undefined && hasFailed && error && (
        <div role="alert" className="text-caption text-ink-2 mt-1.5 min-h-16">
          <p className="text-critical font-medium [overflow-wrap:anywhere]">{messageOf(error)}</p>
          <p className="[overflow-wrap:anywhere]">{whatFailed(error)}</p>
          <button
            type="button"
            onClick={state.retry}
            className="rounded-control text-accent min-h-6 font-medium underline"
          >
            Try Again
          </button>
        </div>
      )}
      {data === undefined && !hasFailed && (
        <div className="mt-1.5">
          <p role="status" className="sr-only">
            Loading {title}...
          </p>
          <span className="skeleton my-1.5 h-8 w-20" />
          <span className="skeleton mt-2 h-3.5 w-28" />
        </div>
      )}
    </StatCell>
  );
}
