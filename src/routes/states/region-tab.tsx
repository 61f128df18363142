import { repsSentence } from '../../calls/region-reps.ts';
import { baseText } from '../../domain/number/bands.ts';
import { showNumber, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { usePeriod } from '../../query/use-call.ts';
import { useWaiting } from '../../query/waiting.ts';
import { RowsLink } from '../../shell/links.tsx';
import { BandTag, RateFigure } from '../../ui/band.tsx';
import { RepListCard } from './rep-list-card.tsx';
import type { RegionProps } from './use-states.ts';

/** A region's tab (S2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionProps) {
  const { key, region, valid, all, rated, reps, average, people } = summary;
  const { rate, band } = rated;
  const waitingIn = useWaiting();
  const { name: days } = usePeriod();
  const stats = [
    {
      title: 'Total Valid Appointments',
      value: <RowsLink list="valid" filter={{ region: key }} count={valid} />,
      note: (
        <span>
          of{' '}
          <RowsLink list="all" filter={{ region: key }} count={all}>
            {countText(all, 'event')}
          </RowsLink>
        </span>
      ),
    },
    {
      title: 'Sales Reps',
      state: view.reads.reps,
      value: showNumber(reps && reps.length),
      note: people && repsSentence(people, days),
    },
    {
      title: 'Average per Rep Listed',
      state: view.reads.reps,
      value: showNumber(average),
      note: 'valid, rounded',
    },
    {
      title: 'Validation Rate',
      value: <RateFigure {...rated} />,
      note: band ? (
        <BandTag band={band} />
      ) : (
        rate !== null && baseText(valid, all, waitingIn(region))
      ),
    },
  ];
  return (
    <>
      <StatStrip size="small" status={view.reads.regions} stats={stats} />
      <RepListCard summary={summary} view={view} />
    </>
  );
}
