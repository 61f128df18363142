import { type ReactNode, useState } from 'react';
import { clampPercent, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { unitText } from '../../domain/text/words.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { List } from '../../ui/list.tsx';
import { Clamped } from '../../ui/text.tsx';
import { listedText } from './report.ts';

interface ProblemListProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly titleOf: (row: T) => string;
  /** What has the problem: 'report'. */
  readonly unit: string;
  /** All of them, of which a row's are a share. */
  readonly of: number;
  readonly status: (row: T) => ReactNode;
  readonly tags?: (row: T) => ReactNode;
  /** What a row opens to. */
  readonly children: (row: T) => ReactNode;
}

const columns =
  'min-h-12 grid-cols-[minmax(0,1fr)_auto_16px] gap-x-4 gap-y-1 px-4 py-2.5 @2xl:grid-cols-[84px_minmax(0,1fr)_40px_140px_16px]';

/** What one has in common, of which `rows` are listed. */
interface Problem {
  readonly count: number;
  readonly rows: readonly unknown[];
}

/** Problems with how many have each, the first one open. */
export function ProblemList<T extends Problem>(props: ProblemListProps<T>) {
  const { label, rows, keyOf, titleOf, unit, of, status, tags, children } = props;
  const first = rows.slice(0, 1).map(keyOf);
  const [opened, setOpened] = useState<ReadonlySet<string> | null>(null);
  const open = opened ?? new Set(first);
  return (
    <List aria-label={label} rows={rows} keyOf={keyOf}>
      {(row) => (
        <Disclosure
          isOpen={open.has(keyOf(row))}
          onToggle={() => setOpened(toggled(open, keyOf(row)))}
          headClass={columns}
          head={
            <>
              {status(row)}
              <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 @max-2xl:col-start-1 @max-2xl:row-start-2">
                <Clamped text={titleOf(row)} className="text-body font-medium" />
                {tags?.(row)}
              </span>
              <Share count={row.count} of={of} unit={unit} />
            </>
          }
        >
          <div className="pb-3.5 @2xl:pl-[100px]">
            {children(row)}
            {row.rows.length < row.count && (
              <p className="text-caption text-ink-2 px-4 pt-2">
                {listedText(row.rows.length, row.count, unit)}
              </p>
            )}
          </div>
        </Disclosure>
      )}
    </List>
  );
}

interface ShareProps {
  readonly count: number;
  readonly of: number;
  readonly unit: string;
}

function Share({ count, of, unit }: ShareProps) {
  const share = shareOf(count, of);
  return (
    <>
      <b className="text-body text-right font-semibold tabular-nums">
        {showNumber(count)}
        <span className="sr-only"> {unitText(count, unit)}, </span>
      </b>
      <span className="text-caption text-ink-2 grid grid-cols-1 items-center gap-x-2.5 text-right tabular-nums @max-2xl:col-start-2 @max-2xl:row-start-2 @2xl:grid-cols-[minmax(0,1fr)_48px]">
        <span
          aria-hidden
          className="rounded-bar bg-track relative h-1.5 overflow-hidden @max-2xl:hidden"
        >
          <span
            className="rounded-bar bg-ink-2 absolute inset-y-0 left-0"
            style={{ width: `${clampPercent(share)}%` }}
          />
        </span>
        {showPercent(share)}
      </span>
    </>
  );
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}
