import { countText } from '../../domain/text/count-text.ts';
import { showNumber } from '../../domain/number/format.ts';
import { totalsOf, type RegionSummary } from './profiles.ts';
import { StatCard } from '../../query/stat-card.tsx';
import { BandTag } from '../../ui/band.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';
import { RepListCard } from './rep-list-card.tsx';
import type { StatesView } from './use-states.ts';

interface RegionTabProps {
  readonly summary: RegionSummary;
  readonly view: StatesView;
}

/** A region's tab (spec 2): its totals and its sales reps. */
export function RegionTab({ summary, view }: RegionTabProps) {
  const { appointments, events, reps, average, rated } = totalsOf([summary]);
  const { percent, band } = rated;
  return (
    <>
      <StatStrip columns={4}>
        <StatCard
          size="small"
          title="Total Appointments"
          state={view.regions}
          value={() => showNumber(appointments)}
          note={() => `valid, of ${countText(events, 'event')}`}
        />
        <StatCard
          size="small"
          title="Sales Reps"
          state={view.reps}
          value={() => showNumber(reps)}
          note={() => (view.standIn ? 'no sales rep list' : `in ${summary.name}`)}
        />
        <StatCard
          size="small"
          title="Average per Rep"
          state={view.both}
          value={() => showNumber(average)}
          note={() => 'appointments, rounded'}
        />
        <StatCard
          size="small"
          title="Validation Rate"
          state={view.regions}
          value={() => percent}
          note={() => band && <BandTag band={band} />}
        />
      </StatStrip>
      <RepListCard summary={summary} view={view} />
    </>
  );
}
