import type { CSSProperties, ReactNode } from 'react';
import { noValue } from '../domain/text/format.ts';
import { useMinWidth } from '../ui/browser-state.ts';
import { notLoaded } from '../ui/failure-text.tsx';
import { Figure, StatCell, type StatSize } from '../ui/stat-cell.tsx';
import { AgeBadge, useCardAge } from './card-age.tsx';
import { useIsOutage } from './is-outage.ts';
import { CompactFailure } from './compact-failure.tsx';
import { callOf } from './reads.ts';
import type { ReadStatus } from './data-state.ts';

interface Stat {
  readonly title: string;
  readonly value: ReactNode;
  readonly base?: string | undefined;
  readonly note?: ReactNode;
  readonly graphic?: ReactNode;
  readonly sideGraphic?: ReactNode;
  /** Its texts don't change. */
  readonly isNarrow?: boolean;
  readonly status?: ReadStatus<unknown>;
}

interface StatStripProps {
  readonly size?: StatSize;
  /** The label of the line of cells that scrolls sideways on a phone; without it the cells wrap. */
  readonly phoneLine?: string;
  /** The read of each figure that has none of its own; values and notes are shown only when its data is there. */
  readonly status?: ReadStatus<unknown>;
  readonly stats: readonly Stat[];
}

/** Cells side by side; where they don't fit, in two rows, else in pairs. The last row is always full. Three stay in one row. */
export function StatStrip(props: StatStripProps) {
  const { size = 'large', phoneLine, status, stats } = props;
  const isLine = !useMinWidth('sm') && phoneLine !== undefined;
  const leads = stats.filter(({ sideGraphic }) => sideGraphic !== undefined).length;
  const perRow = {
    '--cells': stats.length + leads,
    '--half': Math.max(2, leads > 0 ? stats.length - leads : Math.ceil(stats.length / 2)),
  };
  const reads = stats.map(({ status: read = status }) => read && callOf(read.read));
  return (
    <div
      // Reachable and scrollable by keyboard, also without links in its cells (C15).
      {...(isLine && { role: 'group', 'aria-label': phoneLine, tabIndex: 0 })}
      style={perRow as CSSProperties}
      className={`stat-strip rounded-card border-line bg-line overflow-hidden border ${isLine ? 'stat-line focus-inside' : ''} ${stats.length === 3 ? 'stat-thirds' : ''} ${size === 'small' ? '[--cell:164px]' : '[--cell:181px]'}`}
    >
      {stats.map(({ status: read = status, ...stat }, index) =>
        read ? (
          <StatCard
            key={stat.title}
            {...stat}
            size={size}
            status={read}
            isFirst={reads.indexOf(callOf(read.read)) === index}
          />
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
  readonly status: ReadStatus<unknown>;
  /** Of the figures of one read: it says their age, outside of an outage (C32). */
  readonly isFirst: boolean;
  readonly size: StatSize;
}

/** One figure of a response, the same height in every state. */
function StatCard(props: StatCardProps) {
  const { title, status, isFirst, value, base, note, graphic, sideGraphic, isNarrow, size } = props;
  const card = useCardAge(status);
  const isOutage = useIsOutage();
  return (
    <StatCell
      {...{ title, graphic, sideGraphic, isNarrow, size }}
      state={card.state}
      call={callOf(status.read)}
      aside={(isFirst || isOutage) && card.age !== '' && <AgeBadge age={card.age} />}
    >
      {status.data !== undefined && <Figure {...{ value, base, note, size }} />}
      {card.state === 'error' &&
        (isOutage ? (
          <Figure value={noValue} note={notLoaded} size={size} />
        ) : (
          <CompactFailure status={status} />
        ))}
      {card.state === 'loading' && (
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
