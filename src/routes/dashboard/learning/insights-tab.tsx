import type { ReactNode } from 'react';
import { messageOf, whatFailed } from '../../../api/api-error.ts';
import { reads } from '../../../api/contract.ts';
import { useRead } from '../../../query/use-read.ts';
import { excerpt, oneLine } from '../../../domain/text/plain-text.ts';
import { AsOf, useFreshness } from '../../../query/freshness.tsx';
import { Unreadable } from '../../../query/query-card.tsx';
import { useIsQuiet } from '../../../query/outage/context.ts';
import { Button } from '../../../ui/button.tsx';
import { rowKeys } from '../../../ui/row-keys.ts';
import type { ImprovementsRun } from './use-improvements.ts';
import { useLogged } from './use-logged.ts';

/** Recommendations, and the lists that Analyze AI Performance brought (spec 2). */
export function InsightsTab({
  analysis: { improvements, pending },
}: {
  readonly analysis: ImprovementsRun;
}) {
  const recommendations = useRead(reads.recommendations);
  const { read, data, hasFailed, error, retry } = recommendations;
  const freshness = useFreshness(recommendations);
  const isQuiet = useIsQuiet();
  useLogged('AI recommendations', error);
  return (
    <div className="grid gap-4 px-4 py-3">
      <TextList
        title="Recommendations"
        aside={
          <>
            {data && <Unreadable count={data.unreadable} />}
            {freshness !== 'fresh' && <AsOf read={read} freshness={freshness} />}
          </>
        }
        rows={data?.rows ?? []}
        empty="No recommendations yet"
      >
        {!data && !hasFailed && <p role="status">Loading recommendations...</p>}
        {!data && hasFailed && isQuiet && <p>No data yet</p>}
        {!data && hasFailed && !isQuiet && error && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            Recommendations could not be loaded. {whatFailed(error)} {messageOf(error)}
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          </div>
        )}
      </TextList>
      {improvements ? (
        <>
          <TextList
            title="Prompt optimizations"
            rows={improvements.promptOptimizations}
            empty="None suggested"
          />
          <TextList
            title="Confidence adjustments"
            rows={improvements.confidenceAdjustments}
            empty="None suggested"
          />
          <TextList
            title="Pattern insights"
            rows={improvements.patternInsights}
            empty="None found"
          />
        </>
      ) : (
        <p role="status" className="text-small text-ink-2">
          {pending
            ? 'Analyzing AI performance...'
            : 'Analyze AI Performance lists prompt optimizations, confidence adjustments and pattern insights here.'}
        </p>
      )}
    </div>
  );
}

interface TextListProps {
  readonly title: string;
  /** Beside the title: how old the list is. */
  readonly aside?: ReactNode;
  readonly rows: readonly string[];
  readonly empty: string;
  /** Stands in the list's place while there is nothing to list. */
  readonly children?: ReactNode;
}

function TextList({ title, aside, rows, empty, children }: TextListProps) {
  const keys = rowKeys(rows, (row) => row);
  const waiting = Array.isArray(children) && children.some(Boolean);
  return (
    <div>
      <div className="flex items-center justify-between gap-2 pb-1">
        <h3 className="text-caption text-ink-3 font-medium">{title}</h3>
        {aside}
      </div>
      {rows.length > 0 ? (
        <ul
          tabIndex={0}
          aria-label={title}
          className="focus-inside max-h-list-short text-small grid gap-1 overflow-auto"
        >
          {rows.map((row, index) => (
            <li key={keys[index]} className="[overflow-wrap:anywhere]">
              <bdi title={oneLine(row)}>{excerpt(row)}</bdi>
            </li>
          ))}
        </ul>
      ) : (
        <div className="text-small text-ink-2">{waiting ? children : empty}</div>
      )}
    </div>
  );
}
