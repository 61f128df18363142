import { reads } from '../../api/contract.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { sum } from '../../domain/number/format.ts';
import { regionId, regionName, regionTextOf } from '../../domain/region/region.ts';
import { addUp, ContradictionLine, countSource } from '../../query/contradiction-line.tsx';

const regions = countSource({
  read: reads.regions,
  countsOf: ({ rows }) =>
    addUp(rows.map((row) => [regionId(regionTextOf(row)), row.validAppointments])),
});
const rows = countSource({
  read: reads.appointments,
  countsOf: ({ rows: all }) =>
    addUp(outcomesOf(all).valid.map(({ region }) => [regionId(region), 1])),
});
const telemarketers = countSource({
  read: reads.telemarketers,
  countsOf: ({ rows: all }) => new Map([['', sum(all.map(({ appointments }) => appointments))]]),
});
const dashboard = countSource({
  read: reads.dashboard,
  countsOf: ({ metrics }) => new Map([['', metrics.totalValidAppointments]]),
});

/** What a panel's counts contradict: the rows, or the total of the dashboard. */
export function NumbersNote({ of }: { readonly of: 'regions' | 'telemarketers' }) {
  return of === 'regions' ? (
    <ContradictionLine
      here={regions}
      there={rows}
      labelOf={(id) => `${regionName(id)}: `}
      words={['here', 'rows in the list']}
    />
  ) : (
    <ContradictionLine
      here={telemarketers}
      there={dashboard}
      labelOf={() => ''}
      words={['with a telemarketer', 'valid in all']}
    />
  );
}
