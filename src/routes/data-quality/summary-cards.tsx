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
  const stats = [
    {
      title: 'Quality Score',
      value: showPercent(score),
      note: ofProcessed('average of'),
      bar: 'Quality Score',
      share: score,
    },
    {
      title: 'Phone Issues',
      value: showNumber(summary?.phoneIssuesFound),
      note: `${showNumber(summary?.phoneIssuesFixed)} auto-fixable`,
      bar: 'Auto-fixable share of the phone issues',
      share: shareOf(summary?.phoneIssuesFixed ?? null, summary?.phoneIssuesFound ?? null),
    },
    {
      title: 'Duplicates',
      value: showNumber(summary?.duplicatesFound),
      note: `${countText(groups?.rows.length ?? null, 'group')} listed`,
      bar: 'Duplicates, share of all processed',
      share: shareOf(summary?.duplicatesFound ?? null, processed),
    },
    {
      title: 'Validation Errors',
      value: showNumber(summary?.validationErrors),
      note: ofProcessed('of'),
      bar: 'Validation errors, share of all processed',
      share: shareOf(summary?.validationErrors ?? null, processed),
    },
  ];
  const barClass = 'rounded-bar bg-track relative h-1.5 overflow-hidden';
  return (
    <StatStrip
      columns={4}
      state={report}
      stats={stats.map(({ bar, share, ...stat }) => ({
        ...stat,
        graphic: <ProgressBar label={bar} value={share} className={barClass} />,
      }))}
    />
  );
}
