import { averagePerRep, showNumber } from '../../domain/number/format.ts';
import { BookedAt } from '../../ui/booked-at.tsx';
import { StatCard } from '../../query/stat-card.tsx';
import { StatStrip } from '../../ui/stat-cell.tsx';
import type { RegionData } from './region-data.ts';

/** The figures of a region (spec 2): its count, its active sales reps, and two derived from them. */
export function StateStats({ state, rows, reps, assigned }: RegionData) {
  const unassigned = showNumber(rows.length - assigned);
  const average = showNumber(averagePerRep(rows.length, reps.length));
  const latest = <BookedAt time={rows[0]?.time ?? ''} />;
  const stats = [
    ['Valid Appointments', showNumber(rows.length), `${unassigned} without a known rep`],
    ['Active Field Agents', showNumber(reps.length), 'with a valid appointment'],
    ['Average per Rep', average, 'appointments, rounded'],
    ['Latest Booking', latest, 'Eastern time'],
  ] as const;
  return (
    <StatStrip columns={4}>
      {stats.map(([title, value, note]) => (
        <StatCard
          key={title}
          size="small"
          title={title}
          state={state}
          value={() => value}
          note={() => note}
        />
      ))}
    </StatStrip>
  );
}
