import type { LearningMetrics, LearningPattern } from '../../../api/entities/learning.ts';
import { countText } from '../../../domain/text/words.ts';
import { List } from '../../../ui/list.tsx';
import { Clamped } from '../../../ui/text.tsx';
import { AccuracyBadge } from './accuracy-badge.tsx';

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
