import { countText } from '../../domain/text/count-text.ts';
import { showNumber } from '../../domain/number/format.ts';
import { totalsOf } from './profiles.ts';
import { SmallStats } from '../../query/small-stats.tsx';
import { BandTag } from '../../ui/band.tsx';
import { RepListCard } from './rep-list-card.tsx';
import type { RegionPart } from './use-states.ts';

/** A region's tab (spec 2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionPart) {
  const { appointments, events, reps, average, rated } = totalsOf([summary]);
  const { percent, band } = rated;
  const where = view.standIn ? 'no sales rep list' : 'profiles on the list';
  const perRep = view.standIn ? 'appointments, rounded' : 'valid per profile, rounded';
  const tag = band && <BandTag band={band} />;
  const stats = [
    [
      'Total Valid Appointments',
      view.regions,
      showNumber(appointments),
      `of ${countText(events, 'event')}`,
    ],
    ['Sales Reps', view.reps, showNumber(reps), where],
    ['Average per Rep', view.both, showNumber(average), perRep],
    ['Validation Rate', view.regions, percent, tag],
  ] as const;
  return (
    <>
      <SmallStats columns={4} stats={stats} />
      <RepListCard summary={summary} view={view} />
    </>
  );
}
