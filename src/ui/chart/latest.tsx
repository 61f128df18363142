import { type ReactNode, useCallback, useState } from 'react';
import { showNumber } from '../../domain/number/format.ts';
import { usePrinting } from '../browser-state.ts';

const axisPx = 44;
/** Below this width at most eight are shown (visual.md, Layout). */
const narrowPx = 480;
const mostWhereNarrow = 8;
const gapPx = 8;

interface LatestProps<T> {
  readonly rows: readonly T[];
  /** The width of a row's text. */
  readonly textPx: number;
  readonly unit: string;
  readonly className: string;
  readonly children: (shown: readonly T[]) => ReactNode;
}

/** A chart of as many of the last rows as fit beside each other. */
export function Latest<T>({ rows, textPx, unit, className, children }: LatestProps<T>) {
  const [box, width] = useWidth();
  const isNarrow = width < narrowPx;
  const room = Math.floor((width - axisPx) / (textPx + (isNarrow ? 0 : gapPx)));
  const shown = rows.slice(-Math.max(1, isNarrow ? Math.min(room, mostWhereNarrow) : room));
  return (
    <div ref={box} className={className}>
      {width > 0 && children(shown)}
      {width > 0 && shown.length < rows.length && (
        <p className="text-caption text-ink-3 mt-1">
          The last {shown.length} of {showNumber(rows.length)} {unit}
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

/** A line under each run of columns of one name, with that name: three letters where there is no room. */
export function Groups({ names }: { readonly names: readonly string[] }) {
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
          className="border-line-strong @container mx-1.5 border-t whitespace-nowrap"
          style={{ gridColumn: `span ${count}` }}
        >
          <span className="@max-[3.75rem]:hidden">{name}</span>
          <span className="@min-[3.75rem]:hidden">{name.slice(0, 3)}</span>
        </span>
      ))}
    </div>
  );
}
