import { averagePerRep, showNumber } from '../../domain/number/format.ts';
import { BookedAt } from '../../ui/booked-at.tsx';
import { StatCard } from '../../query/stat-card.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';
import type { RegionData } from './region-data.ts';

/** The figures of a region (spec 2): its count, its active sales reps, and two derived from them. */
export function StateStats({ state, rows, reps, assigned }: RegionData) {
  return (
    <StatStrip columns={4}>
      <StatCard
        size="small"
        title="Valid Appointments"
        state={state}
        value={() => showNumber(rows.length)}
        note={() => `${showNumber(rows.length - assigned)} without a known rep`}
      />
      <StatCard
        size="small"
        title="Active Field Agents"
        state={state}
        value={() => showNumber(reps.length)}
        note={() => 'with a valid appointment'}
      />
      <StatCard
        size="small"
        title="Average per Rep"
        state={state}
        value={() => showNumber(averagePerRep(rows.length, reps.length))}
        note={() => 'appointments, rounded'}
      />
      <StatCard
        size="small"
        title="Latest Booking"
        state={state}
        value={() => <BookedAt time={rows[0]?.time ?? ''} />}
        note={() => 'Eastern time'}
      />
    </StatStrip>
  );
}
