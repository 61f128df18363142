import { type ReactNode, useCallback, useState } from 'react';
import { showNumber } from '../../domain/text/format.ts';
import { usePrinting } from '../browser-state.ts';

const axisPx = 44;
/** Below this width at most eight are shown. */
const narrowPx = 480;
const mostWhereNarrow = 8;
const gapPx = 8;

interface LatestProps<T> {
  readonly rows: readonly T[];
  /** The width of a row's text. */
  readonly textPx: number;
  readonly unit: string;
  /** How many there are, where `rows` are some of them. */
  readonly all?: number;
  /** Whether `rows` end with the last of all. */
  readonly isToEnd?: boolean;
  readonly className: string;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** A chart of as many of the last rows as fit beside each other. */
export function Latest<T>(props: LatestProps<T>) {
  const { rows, textPx, unit, all = rows.length, isToEnd = true, className, children } = props;
  const [box, width] = useWidth();
  const isNarrow = width < narrowPx;
  const room = Math.floor((width - axisPx) / (textPx + (isNarrow ? 0 : gapPx)));
  const shown = rows.slice(-Math.max(1, isNarrow ? Math.min(room, mostWhereNarrow) : room));
  return (
    <div ref={box} className={className}>
      {width > 0 && children(shown)}
      {width > 0 && shown.length < all && (
        <p className="text-caption text-ink-3 mt-1">
          {isToEnd && 'The last '}
          {shown.length} of {showNumber(all)} {unit}
        </p>
      )}
    </div>
  );
}

const cardOnPaperPx = 660;

/** The width of a box in px, 0 before it is laid out. */
function useWidth() {
  const [width, setWidth] = useState(0);
  const box = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    // Measuring at once would lay out the whole page for each chart.
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [box, usePrinting() ? Math.min(width, cardOnPaperPx) : width] as const;
}

interface GroupsProps {
  readonly names: readonly string[];
  /** The name of the group that is chosen. */
  readonly strong?: string;
}

/** A line under each run of columns of one name, with that name: three letters where there is no room. */
export function Groups({ names, strong }: GroupsProps) {
  const runs: { name: string; from: number; count: number }[] = [];
  for (const [from, name] of names.entries()) {
    const last = runs.at(-1);
    if (last?.name === name) last.count += 1;
    else runs.push({ name, from, count: 1 });
  }
  return (
    <div
      aria-hidden
      className="grid"
      style={{ gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))` }}
    >
      {runs.map(({ name, from, count }) => (
        <span
          key={from}
          className={`@container mx-1.5 whitespace-nowrap ${name === strong ? 'border-ink text-ink border-t-2 font-semibold' : 'border-line-strong border-t'}`}
          style={{ gridColumn: `span ${count}` }}
        >
          <span className="@max-[3.75rem]:hidden">{name}</span>
          <span className="@min-[3.75rem]:hidden">{name.slice(0, 3)}</span>
        </span>
      ))}
    </div>
  );
}
