import { showNumber, countText } from '../../domain/text/format.ts';
import { StatStrip } from '../../query/stat-strip.tsx';
import { RowsLink } from '../../shell/links.tsx';
import { BandTag } from '../../ui/band.tsx';
import { RepListCard } from './rep-list-card.tsx';
import type { RegionPart } from './use-states.ts';

/** A region's tab (spec 2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionPart) {
  const { key, valid, all, repCount, average } = summary;
  const { percent, band } = summary.rated;
  const where = view.standIn
    ? 'no sales rep list'
    : [view.part, view.repsOf(key)?.sentence].filter(Boolean).join(', ');
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
    { title: 'Sales Reps', state: view.reps, value: showNumber(repCount), note: where },
    {
      title: view.standIn ? 'Average per Rep' : 'Average per Rep Listed',
      state: view.both,
      value: showNumber(average),
      note: 'valid, rounded',
    },
    { title: 'Validation Rate', value: percent, note: band && <BandTag band={band} /> },
  ];
  return (
    <>
      <StatStrip size="small" state={view.regions} stats={stats} />
      <RepListCard summary={summary} view={view} />
    </>
  );
}
