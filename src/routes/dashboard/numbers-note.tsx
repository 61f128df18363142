import { reads } from '../../calls/index.ts';
import type { Appointment } from '../../calls/appointments.ts';
import type { Dashboard } from '../../calls/dashboard.ts';
import { type RegionCounts, regionFigures } from '../../calls/regions.ts';
import { type Telemarketer, telemarketerFigures } from '../../calls/telemarketers.ts';
import type { Rows } from '../../api/tolerant.ts';
import { addEvent, Tallies } from '../../calls/tallies.ts';
import { wholeValue } from '../../domain/figures/figure.ts';
import type { Region } from '../../domain/region/region.ts';
import { ContradictionLine, type CountedTwice } from '../../query/contradiction-line.tsx';

/** Each region's valid appointments by both calls; a region that one of them lacks counts 0 there. */
function regionCounts(ours: Rows<RegionCounts>, theirs: Rows<Appointment>): CountedTwice[] {
  const listed = new Tallies<Region>();
  for (const { region, status } of theirs.rows) addEvent(listed.of(region), status.outcome);
  const here = regionFigures(ours).received.map(({ region, valid }) => ({ of: region, valid }));
  const onlyThere = listed.all().filter(({ of }) => here.every((each) => each.of.id !== of.id));
  return [...here, ...onlyThere.map(({ of }) => ({ of, valid: 0 }))].map(({ of, valid }) => [
    `${of.name}: `,
    valid,
    listed.byId.get(of.id)?.valid ?? 0,
  ]);
}

const totals = (list: Rows<Telemarketer>, { metrics }: Dashboard): CountedTwice[] => [
  ['', wholeValue(telemarketerFigures(list).bookedByAll), metrics.totalValidAppointments],
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
