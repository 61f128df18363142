import type { Status } from '../domain/appointment/appointment.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { isExcludedFromRanking, isPendingToAssign, type Person } from '../domain/people.ts';
import { noRegion, type Region } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { addEvent, Tallies } from './tallies.ts';

/** A sales rep whom a response names, and whom a correction may name. */
export interface KnownRep {
  readonly rep: Person;
  /** Where most of the rep's appointments are, else where the rep is listed. */
  readonly region: Region;
  /** The rep's valid appointments in all regions (C36). */
  readonly count: number;
  /** The rep's valid appointments by the id of the region. */
  readonly countIn: ReadonlyMap<string, number>;
}

interface Credited {
  readonly title: string;
  readonly region: Region;
  readonly salesRep: Person;
}

/** The known reps of some rows, the most valid appointments first; without those whom S3 excludes. */
export function knownRepsIn(
  rows: readonly (Credited & { readonly status: Status })[],
  designated: readonly Person[],
): readonly KnownRep[] {
  const reps = new Map<string, { rep: Person; regions: Tallies<Region> }>();
  for (const { salesRep, region, status } of rows) {
    if (isExcludedFromRanking(salesRep, designated) || isPendingToAssign(salesRep)) continue;
    const known = reps.get(salesRep.id) ?? { rep: salesRep, regions: new Tallies<Region>() };
    addEvent(known.regions.tallyOf(region), status.outcome);
    reps.set(salesRep.id, known);
  }
  return [...reps.values()]
    .map(({ rep, regions }): KnownRep => {
      const counts = regions.all().toSorted((a, b) => b.all - a.all);
      return {
        rep,
        region: counts[0]?.subject ?? noRegion,
        count: sumOf(counts, ({ valid }) => valid),
        countIn: new Map(counts.map(({ subject, valid }) => [subject.id, valid])),
      };
    })
    .toSorted((a, b) => b.count - a.count || byText(a.rep.id, b.rep.id));
}

interface Listed {
  readonly rep: Person;
  readonly primaryState: Region;
}

/** The known reps of today's rows, then those whom only the sales rep list names. */
export function withListedReps(
  today: readonly KnownRep[],
  listed: readonly Listed[],
  designated: readonly Person[],
): readonly KnownRep[] {
  const ids = new Set(today.map(({ rep }) => rep.id));
  const others = listed.filter(
    ({ rep }) =>
      !ids.has(rep.id) && !isExcludedFromRanking(rep, designated) && !isPendingToAssign(rep),
  );
  const only = others.map(({ rep, primaryState }): [string, KnownRep] => [
    rep.id,
    { rep, region: primaryState, count: 0, countIn: new Map() },
  ]);
  return [...today, ...new Map(only.toReversed()).values()];
}

/** The three or four digits at the end of a title, by which it names a rep (S4); '' without them. */
export function digitsOfTitle(title: string): string {
  return /(?<!\d)\d{3,4}$/.exec(title.trim())?.[0] ?? '';
}

/** By the digits of a title, the known rep whose appointments have them; left out if several reps do. */
export function repsByDigits(
  rows: readonly Credited[],
  knownReps: readonly KnownRep[],
): ReadonlyMap<string, KnownRep> {
  const byId = new Map(knownReps.map((knownRep) => [knownRep.rep.id, knownRep]));
  const repByDigits = new Map<string, KnownRep>();
  const ambiguous = new Set<string>();
  for (const { title, salesRep } of rows) {
    const digits = digitsOfTitle(title);
    const rep = byId.get(salesRep.id);
    if (digits === '' || !rep) continue;
    if ((repByDigits.get(digits) ?? rep) !== rep) ambiguous.add(digits);
    repByDigits.set(digits, rep);
  }
  for (const digits of ambiguous) repByDigits.delete(digits);
  return repByDigits;
}
