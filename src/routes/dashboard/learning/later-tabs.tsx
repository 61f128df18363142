import type { ReactNode } from 'react';
import { reads } from '../../../api/contract.ts';
import type {
  LearningMetrics,
  LearningPattern,
  NamedAccuracy,
} from '../../../api/entities/learning.ts';
import { showNumber } from '../../../domain/number/format.ts';
import { regionName } from '../../../domain/region/region.ts';
import { excerpt, oneLine } from '../../../domain/text/plain-text.ts';
import { countText } from '../../../domain/text/words.ts';
import { CardAge } from '../../../query/card-age.tsx';
import { Unreadable } from '../../../query/query-card.tsx';
import { useRead } from '../../../query/use-read.ts';
import { TelemarketerLink } from '../../../shell/links.tsx';
import { notLoaded } from '../../../ui/card-messages.tsx';
import { List } from '../../../ui/list.tsx';
import { DataTable } from '../../../ui/table.tsx';
import { Clamped } from '../../../ui/text.tsx';
import { AccuracyBadge } from './overview.tsx';
import { type ImprovementsRun, useLogged } from './use-improvements.ts';

const improvementLists = [
  ['promptOptimizations', 'Prompt optimizations', 'None suggested'],
  ['confidenceAdjustments', 'Confidence adjustments', 'None suggested'],
  ['patternInsights', 'Pattern insights', 'None found'],
] as const;

/** Recommendations, and the lists of the last Analyze AI Performance (spec 2). */
export function InsightsTab({ analysis }: { readonly analysis: ImprovementsRun }) {
  const { improvements, pending } = analysis;
  const recommendations = useRead(reads.recommendations);
  const { data, hasFailed, error } = recommendations;
  useLogged('AI recommendations', error);
  const missing = <p role="status">{hasFailed ? notLoaded : 'Loading recommendations...'}</p>;
  return (
    <div className="grid gap-4 px-4 py-3">
      <InsightList
        title="Recommendations"
        aside={
          <>
            {data && <Unreadable count={data.unreadable} />}
            <CardAge of={recommendations} />
          </>
        }
        rows={data?.rows ?? []}
        empty={data ? 'No recommendations yet' : missing}
      />
      {improvements ? (
        improvementLists.map(([name, title, empty]) => (
          <InsightList key={name} title={title} rows={improvements[name]} empty={empty} />
        ))
      ) : (
        <p role="status" className="text-small text-ink-2">
          {pending
            ? 'Analyzing AI performance...'
            : 'Analyze AI Performance to see prompt optimizations, confidence adjustments and pattern insights.'}
        </p>
      )}
    </div>
  );
}

interface InsightListProps {
  readonly title: string;
  /** Beside the title: the age of the list. */
  readonly aside?: ReactNode;
  readonly rows: readonly string[];
  /** Shown while there are no rows. */
  readonly empty: ReactNode;
}

function InsightList({ title, aside, rows, empty }: InsightListProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-2 pb-1">
        <h3 className="text-caption text-ink-3 font-medium">{title}</h3>
        {aside}
      </div>
      {rows.length > 0 ? (
        <List
          tabIndex={0}
          aria-label={title}
          className="focus-inside max-h-list-short text-small grid gap-1 overflow-auto"
          rowClass="[overflow-wrap:anywhere]"
          rows={rows}
          keyOf={String}
        >
          {(row) => <bdi title={oneLine(row)}>{excerpt(row)}</bdi>}
        </List>
      ) : (
        <div className="text-small text-ink-2">{empty}</div>
      )}
    </div>
  );
}

/** The patterns that the AI model learned from valid and invalid events, each with its accuracy. */
export function Patterns({ metrics }: { readonly metrics: LearningMetrics }) {
  const { validPatterns, invalidPatterns } = metrics.commonPatterns;
  return (
    <div className="@lg:*:last:border-line grid @lg:grid-cols-2 @lg:*:last:border-l">
      <PatternList title="Valid patterns" rows={validPatterns.rows} />
      <PatternList title="Invalid patterns" rows={invalidPatterns.rows} />
    </div>
  );
}

function PatternList({ title, rows }: { title: string; rows: readonly LearningPattern[] }) {
  return (
    <div className="min-w-0 py-3">
      <h3 className="text-caption text-ink-3 px-4 pb-1 font-medium">{title}</h3>
      {rows.length === 0 && <p className="text-small text-ink-2 px-4 py-2">No patterns yet</p>}
      <List
        tabIndex={0}
        aria-label={title}
        className="scroll-list focus-inside px-4"
        rowClass="border-line text-small flex min-h-11 items-center gap-3 border-b py-1.5 last:border-0"
        rows={rows}
        keyOf={({ pattern }) => pattern}
      >
        {({ pattern, accuracy, frequency }) => (
          <>
            <span className="min-w-0 flex-1">
              <Clamped text={pattern} />
              <span className="text-caption text-ink-2 block tabular-nums">
                {countText(frequency, 'time')}
              </span>
            </span>
            <AccuracyBadge accuracy={accuracy} />
          </>
        )}
      </List>
    </div>
  );
}

/** The AI model's accuracy per telemarketer and per calendar, with the counts behind it. */
export function Performance({ metrics }: { readonly metrics: LearningMetrics }) {
  return (
    <div className="@lg:*:last:border-line grid @lg:grid-cols-2 @lg:*:last:border-l">
      <AccuracyTable
        title="By telemarketer"
        rows={metrics.telemarkerterAccuracy.rows}
        show={(name) => (
          <TelemarketerLink name={name}>
            <Clamped text={name} />
          </TelemarketerLink>
        )}
      />
      <AccuracyTable
        title="By calendar"
        rows={metrics.calendarAccuracy.rows}
        show={(name) => <Clamped text={regionName(name)} />}
      />
    </div>
  );
}

interface AccuracyTableProps {
  readonly title: string;
  readonly rows: readonly NamedAccuracy[];
  readonly show: (name: string) => ReactNode;
}

function AccuracyTable({ title, rows, show }: AccuracyTableProps) {
  return (
    <div className="scroll-list min-w-0 [&_thead_th]:border-t-0">
      <h3 className="text-caption text-ink-3 px-4 pt-3 pb-1 font-medium">{title}</h3>
      <DataTable
        label={title}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { head: 'Name', kind: 'row-head', cell: ({ name }) => show(name) },
          {
            head: 'Correct of total',
            kind: 'figure',
            cellClass: 'text-ink-2',
            cell: ({ correct, total }) => `${showNumber(correct)} of ${showNumber(total)}`,
          },
          {
            head: 'Accuracy',
            kind: 'figure',
            cell: ({ accuracy }) => <AccuracyBadge accuracy={accuracy} />,
          },
        ]}
      />
      {rows.length === 0 && <p className="text-small text-ink-2 px-4 py-3">No accuracy data yet</p>}
    </div>
  );
}
