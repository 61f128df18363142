import { sumOf } from '../number/format.ts';
import { isExcludedFromRanking, type Person } from '../people.ts';
import type { Region } from '../region/region.ts';
import { countsIn, isBetterName, type Tally } from './events.ts';
import { byText } from '../text/words.ts';
import { outcomesOf } from '../appointment/appointment.ts';
import type { Status } from '../appointment/status.ts';

export type RankedRep = ReturnType<typeof rankReps>[number];
interface Rankable {
  readonly salesRep: Person;
  readonly region: Region;
  readonly status: Status;
}

/** Top Sales Reps per region; excluded reps (spec 3) still count in the total of `share` (rulings C5). */
export function rankReps(
  appointments: readonly Rankable[],
  designated: readonly Person[],
  limit = 10,
) {
  const totalValid = outcomesOf(appointments).valid.length;
  return tally(appointments, designated)
    .filter((row) => row.valid > 0)
    .map((row) => ({ ...row, successPercent: successOf(row.valid, row.total) }))
    .toSorted(
      (a, b) =>
        b.valid - a.valid ||
        b.successPercent - a.successPercent ||
        byText(a.rep.id, b.rep.id) ||
        byText(a.region.id, b.region.id),
    )
    .slice(0, limit)
    .map((row, index) => ({ ...row, rank: index + 1, share: (row.valid * 100) / totalValid }));
}

/** Valid over all events of a rep in a region, a rounded percent (rulings C5, C37). */
const successOf = (valid: number, total: number) => Math.round((valid * 100) / total);

/** A rep's events in a region with their success, and the valid ones of which theirs are a share; null of none. */
export function repInRegion(rows: readonly Rankable[], { id }: Person, region: Region) {
  const inRegion = rows.filter((row) => row.region.id === region.id);
  const { valid, all } = countsIn(inRegion.filter(({ salesRep }) => salesRep.id === id));
  return {
    valid,
    all,
    successPercent: all === 0 ? null : successOf(valid, all),
    validInRegion: outcomesOf(inRegion).valid.length,
    validInAll: outcomesOf(rows).valid.length,
  };
}

/** The place of a rep among others who are in their order, and the distance to the next better one, of the first to the second. */
export function placeIn(reps: readonly Tally<Person>[], { id }: Person) {
  const at = reps.findIndex(({ of }) => of.id === id);
  const own = reps[at];
  if (!own) return null;
  const near = reps[at === 0 ? 1 : at - 1] ?? null;
  return {
    rank: at + 1,
    before: reps[at - 1]?.of ?? null,
    after: reps[at + 1]?.of ?? null,
    near: near && { of: near.of, distance: own.all - near.all },
  };
}

export function validTogether(reps: readonly { readonly valid: number }[]): number {
  return sumOf(reps, ({ valid }) => valid);
}

interface RepInRegion {
  rep: Person;
  region: Region;
  valid: number;
  total: number;
}

function tally(appointments: readonly Rankable[], designated: readonly Person[]) {
  const tallies = new Map<string, RepInRegion>();
  const excluded = new Set<string>();
  for (const { salesRep: rep, region, status } of appointments) {
    const id = `${rep.id}|${region.id}`;
    let row = tallies.get(id);
    if (row === undefined) {
      if (excluded.has(rep.id)) continue;
      if (isExcludedFromRanking(rep, designated)) {
        excluded.add(rep.id);
        continue;
      }
      tallies.set(id, (row = { rep, region, valid: 0, total: 0 }));
    }
    if (isBetterName(rep.name, row.rep.name)) row.rep = rep;
    if (isBetterName(region.name, row.region.name)) row.region = region;
    row.total += 1;
    if (status.outcome === 'valid') row.valid += 1;
  }
  return [...tallies.values()];
}
