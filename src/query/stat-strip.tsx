import type { CSSProperties, ReactNode } from 'react';
import { type ApiError, messageOf, whatFailed } from '../api/api-error.ts';
import { noValue } from '../domain/number/format.ts';
import { TextButton } from '../ui/button.tsx';
import { notLoaded } from '../ui/card-messages.tsx';
import { Figure, StatCell, type StatSize } from '../ui/stat-cell.tsx';
import { AsOf } from './card-age.tsx';
import { useIsQuiet } from './outage.ts';
import { callOf } from './reads.ts';
import { useCardTime } from './screen-time.ts';
import { type ReadState, reloadAfter, useAlertRole, useFreshness } from './use-read.ts';

interface Stat {
  readonly title: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
  readonly graphic?: ReactNode;
  readonly beside?: ReactNode;
  readonly state?: ReadState<unknown>;
}

interface StatStripProps {
  readonly size?: StatSize;
  /** The read of each figure that has none of its own; values and notes are shown only when its data is there. */
  readonly state?: ReadState<unknown>;
  readonly stats: readonly Stat[];
}

/** Cells side by side; where they don't fit, in two rows, else in pairs. The last row is always full. */
export function StatStrip({ size = 'large', state, stats }: StatStripProps) {
  const leads = stats.filter(({ beside }) => beside !== undefined).length;
  const perRow = {
    '--cells': stats.length + leads,
    '--half': Math.max(2, leads > 0 ? stats.length - leads : Math.ceil(stats.length / 2)),
  };
  return (
    <div
      style={perRow as CSSProperties}
      className={`stat-strip rounded-card border-line bg-line overflow-hidden border ${size === 'small' ? '[--cell:164px]' : '[--cell:181px]'}`}
    >
      {stats.map(({ state: own = state, ...stat }) =>
        own ? (
          <StatCard key={stat.title} {...stat} size={size} state={own} />
        ) : (
          <StatCell key={stat.title} {...stat} size={size}>
            <Figure {...stat} size={size} />
          </StatCell>
        ),
      )}
    </div>
  );
}

interface StatCardProps extends Omit<Stat, 'state'> {
  readonly state: ReadState<unknown>;
  readonly size: StatSize;
}

/** One figure of a response, the same height in every state (design.md section 4). */
function StatCard({ title, state, value, note, graphic, beside, size }: StatCardProps) {
  const freshness = useFreshness(state);
  const time = useCardTime(state.read, freshness);
  const { data, hasFailed, error } = state;
  const shown = freshness === 'fresh' ? 'ready' : freshness;
  const missing = hasFailed ? 'error' : 'loading';
  const isQuiet = useIsQuiet();
  const failed = data === undefined && hasFailed && !isQuiet ? error : null;
  return (
    <StatCell
      title={title}
      state={data === undefined ? missing : shown}
      call={callOf(state.read)}
      aside={time !== 'none' && <AsOf read={state.read} freshness={freshness} />}
      graphic={graphic}
      beside={beside}
      size={size}
    >
      {data !== undefined && <Figure value={value} note={note} size={size} />}
      {data === undefined && hasFailed && isQuiet && (
        <Figure value={noValue} note={notLoaded} size={size} />
      )}
      {failed && <FailedFigure state={state} error={failed} />}
      {data === undefined && !hasFailed && (
        <div>
          <p role="status" className="sr-only">
            Loading {title}...
          </p>
          <span className="skeleton mt-1.5 h-7 w-20" />
          {note !== undefined && <span className="skeleton mt-1.5 h-3.5 w-28" />}
        </div>
      )}
    </StatCell>
  );
}

interface FailedFigureProps {
  readonly state: ReadState<unknown>;
  readonly error: ApiError;
}

function FailedFigure({ state, error }: FailedFigureProps) {
  const onReload = reloadAfter(error);
  return (
    <div role={useAlertRole(state.read, 'figure')} className="text-caption text-ink-2 mt-1.5">
      <p className="text-critical font-medium [overflow-wrap:anywhere]">{messageOf(error)}</p>
      <p className="[overflow-wrap:anywhere]">{whatFailed(error)}</p>
      <div className="text-accent mt-1 flex flex-wrap gap-x-3 gap-y-2">
        <TextButton onClick={state.retry}>Try Again</TextButton>
        {onReload && <TextButton onClick={onReload}>Reload Page</TextButton>}
      </div>
    </div>
  );
}
