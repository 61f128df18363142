import type { ReactNode } from 'react';
import { fractionToPercent } from '../../domain/number/confidence.ts';
import {
  clampPercent,
  noValue,
  shareOf,
  showNumber,
  showPercent,
} from '../../domain/number/format.ts';
import { excerpt, oneLine } from '../../domain/text/plain-text.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';

interface FigureRow {
  readonly label: string;
  /** Under the label, such as the week. */
  readonly note?: string | undefined;
  /** '' shows as '–'. */
  readonly text: string;
  readonly bar?: ReactNode;
}

/** Figures in columns: label, bar, value. */
export function FigureRows({ rows }: { readonly rows: readonly FigureRow[] }) {
  return (
    <dl className="grid grid-cols-[6rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1.5">
      {rows.map(({ label, note, text, bar }) => (
        <div key={label} className="col-span-3 grid grid-cols-subgrid items-center">
          <dt className="text-caption text-ink-2 min-w-0">
            {label}
            {note && (
              <bdi className="text-ink-3 block truncate" title={oneLine(note)}>
                {note}
              </bdi>
            )}
          </dt>
          <dd className="text-small col-span-2 grid grid-cols-subgrid items-center font-medium tabular-nums">
            {bar}
            <bdi className={`text-right ${bar ? '' : 'col-span-2'}`}>
              {excerpt(text) || noValue}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

const looks = { now: 'bg-ink-2', other: 'bg-line-control', expected: 'hatched' } as const;

interface CountRow {
  readonly label: string;
  readonly note?: string | undefined;
  readonly value: number | null | undefined;
  readonly look: keyof typeof looks;
}

/** Counts of one kind, each with a bar; the largest fills its track. */
export function countRows(counts: readonly CountRow[]): FigureRow[] {
  const largest = Math.max(0, ...counts.map(({ value }) => value ?? 0));
  return counts.map(({ label, note, value, look }) => ({
    label,
    note,
    text: showNumber(value),
    bar: (
      <span aria-hidden className="rounded-bar bg-track h-2 overflow-hidden">
        <span
          className={`rounded-bar block h-full ${looks[look]}`}
          style={{ width: `${clampPercent(shareOf(value ?? null, largest))}%` }}
        />
      </span>
    ),
  }));
}

/** A fraction of 0-1 (rulings A6) as a percent with its bar. */
export function shareRow(label: string, fraction: number | null | undefined): FigureRow {
  const percent = fractionToPercent(fraction ?? null);
  return { label, text: showPercent(percent), bar: <ProgressBar label={label} value={percent} /> };
}
