import { reads } from '../../api/contract.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import type { Region, Telemarketer, Dashboard } from '../../api/entities/dashboard.ts';
import type { Rows } from '../../api/tolerant.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { sum, wholeSum } from '../../domain/number/format.ts';
import { regionId, regionName, regionTextOf } from '../../domain/region/region.ts';
import { ContradictionLine, type CountedTwice } from '../../query/contradiction-line.tsx';

/** Each region's valid appointments by both calls; a region that one of them lacks counts 0 there. */
function regionCounts(ours: Rows<Region>, theirs: Rows<Appointment>): CountedTwice[] {
  const sums = new Map<string, readonly [here: number | null, there: number]>();
  const add = (id: string, here: number | null, there: number) => {
    const [before, listed] = sums.get(id) ?? [0, 0];
    sums.set(id, [wholeSum([before, here]), listed + there]);
  };
  for (const row of ours.rows) add(regionId(regionTextOf(row)), row.validAppointments, 0);
  for (const { region } of outcomesOf(theirs.rows).valid) add(regionId(region), 0, 1);
  return [...sums].map(([id, counts]) => [`${regionName(id)}: `, ...counts]);
}

const totals = ({ rows }: Rows<Telemarketer>, { metrics }: Dashboard): CountedTwice[] => [
  ['', sum(rows.map(({ appointments }) => appointments)), metrics.totalValidAppointments],
];

export interface NumbersNoteProps {
  readonly panel: 'regions' | 'telemarketers';
}

/** Compares the regions with the list of appointments, and the telemarketers with the dashboard's total. */
export function NumbersNote({ panel }: NumbersNoteProps) {
  return panel === 'regions' ? (
    <ContradictionLine
      here={reads.regions}
      there={reads.appointments}
      countsOf={regionCounts}
      words={['here', 'rows in the list']}
    />
  ) : (
    <ContradictionLine
      here={reads.telemarketers}
      there={reads.dashboard}
      countsOf={totals}
      words={['with a telemarketer', 'valid in all']}
    />
  );
}
