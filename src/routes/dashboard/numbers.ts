import type { Appointment } from '../../api/entities/appointment.ts';
import type { Region, Telemarketer } from '../../api/entities/calendar.ts';
import { whyInvalid } from '../../domain/appointment/why.ts';
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
  const { region } = whyInvalid(rows);
  const counts = (of: 'valid' | 'all') => new Map(region.map((tally) => [tally.key, tally[of]]));
  return new Map([...figuresOf('valid', counts('valid')), ...figuresOf('events', counts('all'))]);
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
