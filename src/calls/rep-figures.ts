import { outcomesOf, type Status } from '../domain/appointment/appointment.ts';
import { showNumber } from '../domain/text/format.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { withRanks } from '../domain/number/ranks.ts';
import { isHiddenInRepLists, isPendingToAssign, type Person } from '../domain/people.ts';
import type { Region } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { addEvent, countsIn, Tallies, type Tally } from './tallies.ts';
import type { Rankable } from './top-reps.ts';

export function validIn<T extends { readonly region: Region; readonly status: Status }>(
  rows: readonly T[],
  { id }: Region,
): T[] {
  return outcomesOf(rows).valid.filter(({ region }) => region.id === id);
}

/**
 * The sales reps of valid rows but the excluded ones (S3), most appointments first, then by name; last 'Pending to
 * assign' (C36).
 */
export function repCounts(
  rows: readonly { readonly salesRep: Person }[],
): readonly Tally<Person>[] {
  const reps = new Tallies<Person>();
  for (const { salesRep } of rows) addEvent(reps.tallyOf(salesRep), 'valid');
  return reps
    .all()
    .filter(({ subject }) => !isHiddenInRepLists(subject))
    .toSorted(
      (a, b) =>
        Number(isPendingToAssign(a.subject)) - Number(isPendingToAssign(b.subject)) ||
        b.all - a.all ||
        byText(a.subject.id, b.subject.id),
    );
}

/** The reps of a region's valid rows, those of them with a rank, and the number of other rows. */
export function repsOf(rows: readonly { readonly salesRep: Person }[]) {
  const reps = repCounts(rows);
  const ranked = withRanks(
    reps.filter(({ subject }) => !isPendingToAssign(subject)),
    ({ all }) => all,
  );
  const listed = sumOf(reps, ({ all }) => all);
  const assigned = sumOf(ranked, ({ all }) => all);
  const others = [
    [rows.length - listed, 'without a known rep'],
    [listed - assigned, 'pending to assign'],
  ] as const;
  return {
    reps,
    ranked,
    others: others.flatMap(([count, what]) => (count > 0 ? `${showNumber(count)} ${what}` : [])),
  };
}

interface People {
  readonly salesRep: Person;
  readonly telemarketer: Person;
}

/** The rows of a person, as sales rep or as telemarketer (S2 'Sales rep detail'). */
export function ofPerson<T extends People>(rows: readonly T[], { id }: Person): T[] {
  return rows.filter(({ salesRep, telemarketer }) => salesRep.id === id || telemarketer.id === id);
}

/** How many rows name a person as sales rep, and how many as telemarketer; a row may be both. */
export function countsByRole(rows: readonly People[], { id }: Person) {
  return {
    rep: sumOf(rows, ({ salesRep }) => Number(salesRep.id === id)),
    telemarketer: sumOf(rows, ({ telemarketer }) => Number(telemarketer.id === id)),
  };
}

/** A rep's events in a region, and the region's valid ones. */
export function repInRegion(rows: readonly Rankable[], { id }: Person, region: Region) {
  const inRegion = rows.filter((row) => row.region.id === region.id);
  const { valid, all } = countsIn(inRegion.filter(({ salesRep }) => salesRep.id === id));
  return {
    valid,
    all,
    validInRegion: outcomesOf(inRegion).valid.length,
    validInAll: outcomesOf(rows).valid.length,
  };
}

/**
 * The place of a rep among ranked reps: index, rank, and the distance in appointments to a rep of the same rank, else
 * to the next better one; the first rep's is to the second.
 */
export function placeIn(reps: ReturnType<typeof repsOf>['ranked'], { id }: Person) {
  const at = reps.findIndex(({ subject }) => subject.id === id);
  const ownRank = reps[at];
  if (!ownRank) return null;
  const [before = null, after = null] = [reps[at - 1], reps[at + 1]];
  const level = [before, after].find((rep) => rep?.rank === ownRank.rank);
  const near = level ?? before ?? after;
  return {
    at,
    rank: ownRank.rank,
    before: before && before.subject,
    after: after && after.subject,
    near: near && { subject: near.subject, distance: ownRank.all - near.all },
  };
}

/** A rounded average over at least one rep (S5 'Display rules'); null when it cannot be read. */
export function averagePerRep(total: number | null, reps: number | null): number | null {
  return total === null || reps === null ? null : Math.round(total / Math.max(1, reps));
}
