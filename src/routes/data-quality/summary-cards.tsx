import type { DataQuality } from '../../api/entities/data-quality.ts';
import type { ReadState } from '../../query/use-read.ts';
import { countText } from '../../domain/text/words.ts';
import { percentOf, shareOf, showNumber, showPercent } from '../../domain/number/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';

/** The four cards (spec 2): the score, and each count as a share of its total. */
export function SummaryCards({ report }: { readonly report: ReadState<DataQuality> }) {
  const summary = report.data?.summary;
  const groups = report.data?.duplicates.duplicateGroups;
  const processed = summary?.totalProcessed ?? null;
  const score = percentOf(processed, summary?.qualityScoreAverage ?? null);
  const ofProcessed = (words: string) =>
    processed === 0 ? 'nothing processed yet' : `${words} ${showNumber(processed)} processed`;
  return (
    <StatStrip
      columns={4}
      state={report}
      stats={[
        {
          title: 'Quality Score',
          value: showPercent(score),
          note: ofProcessed('average of'),
          graphic: <Bar label="Quality Score" value={score} />,
        },
        {
          title: 'Phone Issues',
          value: showNumber(summary?.phoneIssuesFound),
          note: `${showNumber(summary?.phoneIssuesFixed)} auto-fixable`,
          graphic: (
            <Bar
              label="Auto-fixable share of the phone issues"
              value={shareOf(summary?.phoneIssuesFixed ?? null, summary?.phoneIssuesFound ?? null)}
            />
          ),
        },
        {
          title: 'Duplicates',
          value: showNumber(summary?.duplicatesFound),
          note: `${countText(groups?.rows.length ?? null, 'group')} listed`,
          graphic: (
            <Bar
              label="Duplicates, share of all processed"
              value={shareOf(summary?.duplicatesFound ?? null, processed)}
            />
          ),
        },
        {
          title: 'Validation Errors',
          value: showNumber(summary?.validationErrors),
          note: ofProcessed('of'),
          graphic: (
            <Bar
              label="Validation errors, share of all processed"
              value={shareOf(summary?.validationErrors ?? null, processed)}
            />
          ),
        },
      ]}
    />
  );
}

function Bar(props: { readonly label: string; readonly value: number | null }) {
  return <ProgressBar {...props} className="rounded-bar bg-track relative h-1.5 overflow-hidden" />;
}
