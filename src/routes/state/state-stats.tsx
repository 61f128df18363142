import { averagePerRep, showNumber } from '../../domain/number/format.ts';
import { regions } from '../../domain/region/region.ts';
import { rowsPath } from '../../paths.ts';
import { FigureLink } from '../../shell/links.tsx';
import { BookedAt } from '../../ui/booked-at.tsx';
import { SmallStats } from '../../query/stat-card.tsx';
import type { RegionData } from './region-data.ts';

/** The figures of a region (spec 2): its count, its active sales reps, and two derived from them. */
export function StateStats({ state, region, rows, reps, assigned }: RegionData) {
  const unassigned = showNumber(rows.length - assigned);
  const average = showNumber(averagePerRep(rows.length, reps.length));
  const latest = <BookedAt time={rows[0]?.time ?? ''} />;
  const valid = (
    <FigureLink
      href={rowsPath('valid', { region })}
      count={rows.length}
      unit="valid appointment"
      of={`in ${regions[region].name}`}
    />
  );
  const stats = [
    ['Valid Appointments', state, valid, `${unassigned} without a known rep`],
    ['Active Field Agents', state, showNumber(reps.length), 'with valid appointments'],
    ['Average per Rep', state, average, 'valid per active agent, rounded'],
    ['Latest Booking', state, latest, 'Eastern time'],
  ] as const;
  return <SmallStats columns={4} stats={stats} />;
}
