import type { ReactNode } from 'react';
import {
  type LearningMetrics,
  type LearningPattern,
  recommendations as recommendationsCall,
} from '../../../calls/learning.ts';
import type { Rows } from '../../../api/rows.ts';
import { countText, excerpt } from '../../../domain/text/format.ts';
import { CardAge } from '../../../query/card-age.tsx';
import { Unreadable } from '../../../query/query-card.tsx';
import { useCall } from '../../../query/use-call.ts';
import { WriteFailure } from '../../../query/write-failure.tsx';
import { notLoaded } from '../../../ui/failure-text.tsx';
import { List } from '../../../ui/list.tsx';
import { Clamped } from '../../../ui/text.tsx';
import { AccuracyTable, noneText, sideBySide } from './accuracy-tables.tsx';
import { type ImprovementsRun, useLogged } from './use-improvements.ts';

const improvementLists = [
  ['promptOptimizations', 'Prompt optimizations', 'None suggested'],
  ['confidenceAdjustments', 'Confidence adjustments', 'None suggested'],
  ['patternInsights', 'Pattern insights', 'None found'],
] as const;

/** Recommendations, and the lists of the last Analyze AI Performance (S2). */
export function InsightsTab({ analysis }: { readonly analysis: ImprovementsRun }) {
  const { improvements, pending, failed } = analysis;
  const { rows, status: recommendations } = useCall(recommendationsCall);
  const { data, hasFailed, error } = recommendations;
  useLogged('AI recommendations', error);
  const missing = <p role="status">{hasFailed ? notLoaded : 'Loading recommendations...'}</p>;
  const none = data && noneText('Recommendations', data);
  return (
    <div className={sideBySide}>
      <div className="px-4 py-3">
        <InsightList
          title="Recommendations"
          aside={
            <>
              {data && <Unreadable count={data.unreadable} />}
              <CardAge status={recommendations} />
            </>
          }
          rows={rows}
          empty={none ?? missing}
        />
      </div>
      <div className="grid content-start gap-4 px-4 py-3">
        {failed && <WriteFailure title="Not analyzed" error={failed.error} />}
        {improvements ? (
          improvementLists.map(([name, title, empty]) => (
            <InsightList key={name} title={title} rows={improvements[name].rows} empty={empty} />
          ))
        ) : (
          <div>
            <h4 className={headingClass}>Last analysis</h4>
            <p role="status" className="text-small text-ink-2">
              {pending
                ? 'Analyzing AI performance...'
                : 'Analyze AI Performance to see prompt optimizations, confidence adjustments and pattern insights.'}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}

const headingClass = 'text-caption text-ink-3 pb-1 font-medium';

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
      <div className="flex items-center justify-between gap-2">
        <h4 className={headingClass}>{title}</h4>
        {aside}
      </div>
      {rows.length > 0 ? (
        <List
          tabIndex={0}
          aria-label={title}
          className="focus-inside max-h-list-short text-small scroll-shadows grid gap-1 overflow-auto"
          rowClass="[overflow-wrap:anywhere]"
          rows={rows}
          keyOf={String}
        >
          {(row) => <bdi title={row}>{excerpt(row)}</bdi>}
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
    <div className={sideBySide}>
      <PatternTable title="Valid patterns" list={validPatterns} />
      <PatternTable title="Invalid patterns" list={invalidPatterns} />
    </div>
  );
}

function PatternTable({ title, list }: { title: string; list: Rows<LearningPattern> }) {
  return (
    <AccuracyTable
      label={title}
      nameHead={title}
      rows={list.rows}
      nameOf={({ pattern }) => pattern}
      cell={({ pattern }) => <Clamped text={pattern} />}
      countHead="Seen"
      countOf={({ frequency }) => countText(frequency, 'time')}
      none={noneText('Patterns', list)}
    />
  );
}
