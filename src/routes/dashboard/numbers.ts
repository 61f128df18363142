import type { Appointment } from '../../api/entities/appointment.ts';
import type { Region, Telemarketer } from '../../api/entities/calendar.ts';
import { sidesOf } from '../../domain/appointment/appointment.ts';
import { wholeSum } from '../../domain/number/format.ts';
import { regionId, regionTextOf } from '../../domain/region/region.ts';

type Figures = ReadonlyMap<string, number | null>;

/** The names of figures: 'valid|florida', and 'valid|' of all regions together. */
const figuresOf = (kind: string, counts: Figures): [string, number | null][] => [
  ...Array.from(
    counts,
    ([region, count]) => [`${kind}|${region}`, count] as [string, number | null],
  ),
  [`${kind}|`, wholeSum([...counts.values()])],
];

interface Rows<T> {
  readonly rows: readonly T[];
}

/** What /api/regions says of each region and of all: valid appointments, and events. */
export function regionFigures({ rows }: Rows<Region>): Figures {
  const counts = (countOf: (row: Region) => number | null) => {
    const ids = rows.map((row) => regionId(regionTextOf(row)));
    return new Map(
      ids.map((id) => [id, wholeSum(rows.filter((_row, at) => ids[at] === id).map(countOf))]),
    );
  };
  return new Map([
    ...figuresOf(
      'valid',
      counts((row) => row.validAppointments),
    ),
    ...figuresOf(
      'events',
      counts((row) => row.totalEvents),
    ),
  ]);
}

/** The same of the rows of /api/appointments. */
export function rowFigures({ rows }: Rows<Appointment>): Figures {
  return new Map([
    ...figuresOf('valid', countsIn(sidesOf(rows).valid)),
    ...figuresOf('events', countsIn(rows)),
  ]);
}

function countsIn(rows: readonly Appointment[]): Figures {
  // Many rows share few spellings.
  const spellings = new Map<string, number>();
  for (const { region } of rows) spellings.set(region, (spellings.get(region) ?? 0) + 1);
  const counts = new Map<string, number>();
  for (const [region, count] of spellings) {
    const id = regionId(region);
    counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** The valid appointments of all telemarketers, the designated and the others. */
export function telemarketerFigures({ rows }: Rows<Telemarketer>): Figures {
  return new Map([['valid', wholeSum(rows.map(({ appointments }) => appointments))]]);
}

interface Named {
  readonly name: string;
}

/** Which contradictions to say: of single regions before their sum, of valid appointments before events. */
export function mostTelling<T extends Named>(all: readonly T[]): readonly T[] {
  const of = (test: (name: string) => boolean) => all.filter(({ name }) => test(name));
  const choices = ['valid', 'events'].flatMap((kind) => [
    of((name) => name.startsWith(`${kind}|`) && name !== `${kind}|`),
    of((name) => name === `${kind}|`),
  ]);
  return choices.find((choice) => choice.length > 0) ?? [];
}
