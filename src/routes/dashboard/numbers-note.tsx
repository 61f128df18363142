import { reads } from '../../api/contract.ts';
import { outcomesOf } from '../../domain/appointment/appointment.ts';
import { sum } from '../../domain/number/format.ts';
import { regionId, regionName, regionTextOf } from '../../domain/region/region.ts';
import { addUp, ContradictionLine } from '../../query/contradiction-line.tsx';

/** What a panel's counts contradict: the rows, or the total of the dashboard. */
export function NumbersNote({ of }: { readonly of: 'regions' | 'telemarketers' }) {
  return of === 'regions' ? (
    <ContradictionLine
      here={{
        read: reads.regions,
        countsOf: ({ rows }) =>
          addUp(rows.map((row) => [regionId(regionTextOf(row)), row.validAppointments])),
      }}
      there={{
        read: reads.appointments,
        countsOf: ({ rows }) =>
          addUp(outcomesOf(rows).valid.map(({ region }) => [regionId(region), 1])),
      }}
      labelOf={(id) => `${regionName(id)}: `}
      words={['here', 'rows in the list']}
    />
  ) : (
    <ContradictionLine
      here={{
        read: reads.telemarketers,
        countsOf: ({ rows }) => new Map([['', sum(rows.map((row) => row.appointments))]]),
      }}
      there={{
        read: reads.dashboard,
        countsOf: ({ metrics }) => new Map([['', metrics.totalValidAppointments]]),
      }}
      labelOf={() => ''}
      words={['with a telemarketer', 'valid in all']}
    />
  );
}
