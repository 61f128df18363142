import { isExcludedFromRanking, nameKey } from '../people/rep-name.ts';
import { regionId, regionOf } from '../region/region.ts';
import { byText, memoizeByText } from '../text/words.ts';
import { outcomeOf } from './appointment.ts';

export type RankedRep = {
  readonly rank: number;
  readonly name: string;
  readonly region: string;
  readonly valid: number;
  readonly total: number;
  readonly successPercent: number;
  readonly share: number;
};

type Tally = { name: string; key: string; region: string; valid: number; total: number };

type Rankable = { readonly salesRep: string; readonly region: string; readonly status: string };

/** Top Sales Reps per region; excluded reps (spec 3) still count in the total of `share` (rulings C5). */
export function rankReps(
  appointments: readonly Rankable[],
  designated: readonly string[],
  limit = 10,
): RankedRep[] {
  const { tallies, totalValid } = tally(appointments, designated);
  return tallies
    .filter((row) => row.valid > 0)
    .map((row) => ({ ...row, successPercent: Math.round((row.valid * 100) / row.total) }))
    .toSorted(
      (a, b) =>
        b.valid - a.valid ||
        b.successPercent - a.successPercent ||
        byText(a.key, b.key) ||
        byText(a.region, b.region),
    )
    .slice(0, Math.max(0, limit))
    .map(({ name, region, valid, total, successPercent }, index) => ({
      rank: index + 1,
      name,
      region,
      valid,
      total,
      successPercent,
      share: (valid * 100) / totalValid,
    }));
}

function tally(appointments: readonly Rankable[], designated: readonly string[]) {
  const repOf = memoizeByText((name) => ({
    key: nameKey(name),
    excluded: isExcludedFromRanking(name, designated),
  }));
  const idOf = memoizeByText(regionId);
  const regionsOf = new Map<string, Map<string, Tally>>();
  const tallies: Tally[] = [];
  let totalValid = 0;

  for (const { salesRep, region: regionText, status } of appointments) {
    const isValid = outcomeOf(status) === 'valid';
    if (isValid) totalValid += 1;

    const rep = repOf(salesRep);
    if (rep.excluded) continue;

    const regionKey = idOf(regionText);
    let rows = regionsOf.get(rep.key);
    if (rows === undefined) regionsOf.set(rep.key, (rows = new Map<string, Tally>()));
    let row = rows.get(regionKey);
    if (row === undefined) {
      const region = regionOf(regionText) ?? regionText.trim();
      row = { name: salesRep.trim(), key: rep.key, region, valid: 0, total: 0 };
      rows.set(regionKey, row);
      tallies.push(row);
    }
    row.total += 1;
    if (isValid) row.valid += 1;
  }
  return { tallies, totalValid };
}
