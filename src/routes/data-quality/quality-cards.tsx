import { dataQuality } from '../../calls/quality.ts';
import { showNumber, showPercent, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { useCall } from '../../query/use-call.ts';
import { ProgressBar } from '../../ui/meter.tsx';

/** The four cards (spec 2): the score, and each count as a share of its total. */
export function QualityCards() {
  const { figures, state } = useCall(dataQuality);
  const { summary, groups } = figures;
  const { processed, score, phones, duplicates, errors } = summary;
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
      value: showNumber(phones.count),
      note: `${showNumber(phones.fixable)} auto-fixable`,
      bar: 'Auto-fixable share of the phone issues',
      share: phones.share,
    },
    {
      title: 'Duplicates',
      value: showNumber(duplicates.count),
      note: `${countText(groups.rows.length, 'group')} listed`,
      bar: 'Duplicates, share of all processed',
      share: duplicates.share,
    },
    {
      title: 'Validation Errors',
      value: showNumber(errors.count),
      note: ofProcessed('of'),
      bar: 'Validation errors, share of all processed',
      share: errors.share,
    },
  ];
  return (
    <StatStrip
      state={state}
      stats={stats.map(({ bar, share, ...stat }) => ({
        ...stat,
        graphic: <ProgressBar label={bar} value={share} isThick />,
      }))}
    />
  );
}
