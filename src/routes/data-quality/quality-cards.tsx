import { dataQuality } from '../../calls/quality.ts';
import { showNumber, showPercent, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-call.ts';
import { ProgressBar } from '../../ui/meter.tsx';

/** The four cards (S2). */
export function QualityCards() {
  const { figures, status } = useCall(dataQuality);
  const { summary, groups } = figures;
  const { processed, score, phones, duplicates, errors } = summary;
  const ofProcessed = (words: string) =>
    processed === 0 ? 'nothing processed yet' : `${words} ${showNumber(processed)} processed`;
  const stats = [
    {
      title: 'Quality Score',
      value: showPercent(score),
      note: ofProcessed('average of'),
      graphic: <ProgressBar label="Quality Score" value={score} isThick />,
    },
    {
      title: 'Phone Issues',
      value: showNumber(phones.count),
      note: `${showNumber(phones.fixable)} auto-fixable`,
    },
    {
      title: 'Duplicates',
      value: showNumber(duplicates),
      note: `${countText(groups.rows.length, 'group')} listed`,
    },
    {
      title: 'Validation Errors',
      value: showNumber(errors),
      note: ofProcessed('of'),
    },
  ];
  return <StatStrip size="plain" status={status} stats={stats} />;
}
