import { sideOf } from './appointment.ts';
import { byText } from '../text/by-text.ts';
import { regionId, regionOf } from '../region/region.ts';
import { isExcludedFromRanking, nameKey } from '../people/rep-name.ts';

export type RankedRep = {
  /** 1-based place in the list; equal counts still get places of their own. */
  readonly rank: number;
  /** The name as first seen; show it with `repDisplayName`. */
  readonly name: string;
  /** The region's key when it is known, else the text as first seen. */
  readonly region: string;
  readonly valid: number;
  readonly total: number;
  /** valid / total, a whole percent 0–100. */
  readonly successPercent: number;
  /** Share of all valid appointments of the list, 0–100, not rounded. */
  readonly share: number;
};

type Tally = { name: string; key: string; region: string; valid: number; total: number };

type Rankable = { readonly salesRep: string; readonly region: string; readonly status: string };

/**
 * Top Sales Reps (spec 2, rulings C5): per rep and region the valid appointments, and their share
 * of all of that rep's appointments there, whatever their status. Names are grouped by `nameKey`,
 * regions by `regionId`; excluded reps (spec 3) do not rank, but their valid appointments stay in
 * the total that `share` refers to. A rep without a valid appointment is not in a top list. Order:
 * valid, then success percent as shown, both falling, then name, then region. At most `limit` rows.
 */
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
  // Few different spellings stand in many rows, so each is normalized and judged once.
  const known = new Map<string, { key: string; excluded: boolean }>();
  const regionsOf = new Map<string, Map<string, Tally>>();
  const tallies: Tally[] = [];
  let totalValid = 0;

  for (const { salesRep, region: regionText, status } of appointments) {
    const isValid = sideOf(status) === 'valid';
    if (isValid) totalValid += 1;

    let rep = known.get(salesRep);
    if (rep === undefined) {
      rep = { key: nameKey(salesRep), excluded: isExcludedFromRanking(salesRep, designated) };
      known.set(salesRep, rep);
    }
    if (rep.excluded) continue;

    const region = regionOf(regionText) ?? regionText.trim();
    const regionKey = regionId(regionText);
    let rows = regionsOf.get(rep.key);
    if (rows === undefined) regionsOf.set(rep.key, (rows = new Map<string, Tally>()));
    let row = rows.get(regionKey);
    if (row === undefined) {
      row = { name: salesRep.trim(), key: rep.key, region, valid: 0, total: 0 };
      rows.set(regionKey, row);
      tallies.push(row);
    }
    row.total += 1;
    if (isValid) row.valid += 1;
  }
  return { tallies, totalValid };
}
