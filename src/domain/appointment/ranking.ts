import { isExcludedFromRanking, nameKey } from '../people.ts';
import { regionId, regionOf } from '../region/region.ts';
import { byText, memoizeByText } from '../text/words.ts';
import { outcomeOf, outcomesOf } from './appointment.ts';

export type RankedRep = ReturnType<typeof rankReps>[number];

type Rankable = { readonly salesRep: string; readonly region: string; readonly status: string };

/** Top Sales Reps per region; excluded reps (spec 3) still count in the total of `share` (rulings C5). */
export function rankReps(
  appointments: readonly Rankable[],
  designated: readonly string[],
  limit = 10,
) {
  const totalValid = outcomesOf(appointments).valid.length;
  return tally(appointments, designated)
    .filter((row) => row.valid > 0)
    .map((row) => ({ ...row, successPercent: Math.round((row.valid * 100) / row.total) }))
    .toSorted(
      (a, b) =>
        b.valid - a.valid ||
        b.successPercent - a.successPercent ||
        byText(nameKey(a.name), nameKey(b.name)) ||
        byText(a.region, b.region),
    )
    .slice(0, limit)
    .map((row, index) => ({ ...row, rank: index + 1, share: (row.valid * 100) / totalValid }));
}

function tally(appointments: readonly Rankable[], designated: readonly string[]) {
  const keyOf = memoizeByText((name) =>
    isExcludedFromRanking(name, designated) ? '' : nameKey(name),
  );
  const idOf = memoizeByText(regionId);
  const tallies = new Map<string, { name: string; region: string; valid: number; total: number }>();
  for (const { salesRep, region: regionText, status } of appointments) {
    const key = keyOf(salesRep);
    if (key === '') continue;
    const id = JSON.stringify([key, idOf(regionText)]);
    const row = tallies.get(id) ?? {
      name: salesRep.trim(),
      region: regionOf(regionText) ?? regionText.trim(),
      valid: 0,
      total: 0,
    };
    tallies.set(id, row);
    row.total += 1;
    if (outcomeOf(status) === 'valid') row.valid += 1;
  }
  return [...tallies.values()];
}
