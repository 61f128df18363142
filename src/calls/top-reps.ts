import { outcomesOf, type Status } from '../domain/appointment/appointment.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import { wholePercent } from '../domain/text/format.ts';
import { withRanks } from '../domain/number/ranks.ts';
import { isExcludedFromRanking, type Person } from '../domain/people.ts';
import type { Region } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { rowsByIdentity } from '../domain/text/spelling.ts';
import { countsIn } from './tallies.ts';

/** The number of ranked reps (S9). */
export const topRepsLimit = 10;

export type RankedRep = ReturnType<typeof rankReps>[number];
export interface Rankable {
  readonly salesRep: Person;
  readonly region: Region;
  readonly status: Status;
}

/**
 * Top Sales Reps per region; excluded reps (S3) still count in the total of `share`. Their success is valid over all
 * events in the region, a rounded percent (C5, C37).
 */
export function rankReps(
  appointments: readonly Rankable[],
  designated: readonly Person[],
  limit = topRepsLimit,
) {
  const totalValid = outcomesOf(appointments).valid.length;
  const sorted = repsInRegions(appointments, designated)
    .filter((row) => row.valid > 0)
    .map((row) => ({
      ...row,
      successPercent: wholePercent((row.valid * 100) / row.total) ?? 0,
      share: (row.valid * 100) / totalValid,
    }))
    .toSorted(
      (a, b) =>
        b.valid - a.valid ||
        b.successPercent - a.successPercent ||
        byText(a.rep.id, b.rep.id) ||
        byText(a.region.id, b.region.id),
    );
  return withRanks(sorted.slice(0, limit), ({ valid }) => valid);
}

export function validTogether(reps: readonly { readonly valid: number }[]): number {
  return sumOf(reps, ({ valid }) => valid);
}

/** The events of each rep in each region, without the excluded reps. */
function repsInRegions(rows: readonly Rankable[], designated: readonly Person[]) {
  return rowsByIdentity(rows, ({ salesRep }) => salesRep)
    .filter(({ subject }) => !isExcludedFromRanking(subject, designated))
    .flatMap(({ subject: rep, rows: repRows }) =>
      rowsByIdentity(repRows, (row) => row.region).map(({ subject: region, rows: events }) => {
        const { valid, all } = countsIn(events);
        return { rep, region, valid, total: all };
      }),
    );
}
