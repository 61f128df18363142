import type { shareOfMonth } from '../../calls/month-shares.ts';
import { showNumber, showPercent, unitText } from '../../domain/text/format.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import type { PersonFigure } from './person-figure.tsx';

/** The valid appointments of a month, as the server counts them. */
export function monthOf(share: ReturnType<typeof shareOfMonth>): PersonFigure {
  const { count, total, share: percent } = share;
  return {
    value: showNumber(count),
    note: (
      <>
        {percent !== null && `${showPercent(percent)} `}of {showNumber(total)}
      </>
    ),
    moreNote: unitText(total, 'appointment'),
    graphic: percent !== null && <ProgressBar label="Share of the month" value={percent} />,
  };
}
