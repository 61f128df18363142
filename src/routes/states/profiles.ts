import { type RegionFigures, sumOver } from '../../calls/regions.ts';
import type { SalesRepProfile } from '../../calls/reps.ts';
import { eachOnce } from '../../domain/text/spelling.ts';
import { wholeValue } from '../../domain/number/figure.ts';
import { countAmong } from '../../api/received.ts';
import { averagePerRep, listedIn } from '../../calls/rep-figures.ts';
import { rated } from '../../domain/number/bands.ts';
import { wholeSum } from '../../domain/number/format.ts';
import { isHiddenInRepLists, readRep } from '../../domain/people.ts';
import { type RegionKey, regionKeys } from '../../domain/region/region.ts';
import { byText } from '../../domain/text/words.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';

/** The figures and reps of a region; null when they are not known. */
export interface RegionSummary extends RegionFigures {
  readonly key: RegionKey;
  /** Most appointments first. */
  readonly reps: readonly SalesRepProfile[] | null;
  /** Valid appointments per rep (spec 5). */
  readonly average: number | null;
}

/**
 * The reps, most appointments first, without the excluded names (spec 3); null when they are not known. `profiles` is
 * null when the list failed to load; then, or when it is empty, each region with valid appointments stands in as one
 * profile, of a confidence of 90% (rulings C8).
 */
export function repList(
  profiles: readonly SalesRepProfile[] | null | undefined,
  four: readonly RegionFigures[],
) {
  const standIns =
    profiles === null || profiles?.length === 0 ? four.filter(({ valid }) => valid) : [];
  const fromRegions = standIns.length > 0;
  const list = fromRegions
    ? standIns.map(({ region, valid }): SalesRepProfile => ({
        repId: region.id,
        rep: readRep(region.name),
        primaryState: region,
        territories: [region],
        home: region.key,
        appointmentCount: valid,
        confidence: 90,
      }))
    : profiles;
  const reps = list
    ?.filter(({ rep }) => !isHiddenInRepLists(rep))
    // An unreadable count sorts last.
    .toSorted(
      (a, b) =>
        (b.appointmentCount ?? -1) - (a.appointmentCount ?? -1) || byText(repKey(a), repKey(b)),
    );
  return { reps: reps ?? null, fromRegions };
}

/** The four regions in their order, each with its figures and reps (rulings A4); a part of the reps has no average (A15). */
export function summariesOf(
  four: readonly RegionFigures[],
  all: readonly SalesRepProfile[] | null,
  isWholeList = true,
): readonly RegionSummary[] {
  return regionKeys.flatMap((key, at) => {
    const figures = four[at];
    if (!figures) return [];
    const reps = all && listedIn(all, key);
    const count = reps && isWholeList ? reps.length : null;
    return { key, ...figures, reps, average: averagePerRep(figures.valid, count) };
  });
}

/** The regions of the overview: a region with zero valid appointments has no reps there (spec 2). */
export function overviewOf(summaries: readonly RegionSummary[]): readonly RegionSummary[] {
  return summaries.map((summary) =>
    summary.valid === 0 && summary.reps ? { ...summary, reps: [] } : summary,
  );
}

/** The regions with events that are none of the four: no card has them, and a total is without them. */
export function regionsElsewhere(others: readonly RegionFigures[]): readonly string[] {
  return others.filter(({ all }) => all !== 0).map(({ region }) => region.name);
}

/** The number of a region's reps; null for none of a list of which only a part was received (rulings A15). */
export function countIn(reps: RegionSummary['reps'], received: string): number | null {
  return reps && countAmong(reps.length, received);
}

/** The figures of several regions together (spec 2, 5 'Average per rep'). */
export function totalsOf(summaries: readonly RegionSummary[]) {
  const valid = sumOver(summaries, 'valid');
  const all = sumOver(summaries, 'all');
  const reps = wholeSum(summaries.map((summary) => summary.reps?.length));
  return {
    valid,
    all,
    reps,
    average: summaries.some(({ average }) => average === null)
      ? null
      : averagePerRep(wholeValue(valid), reps),
    rated: rated(wholeValue(valid), wholeValue(all)),
  };
}

export function coveredRegions(summaries: readonly RegionSummary[]): readonly RegionKey[] {
  return summaries.filter(({ valid }) => (valid ?? 0) > 0).map(({ key }) => key);
}

/** The reps whose name, id or territories contain every word of `q` (rulings B6). */
export function searchReps(reps: readonly SalesRepProfile[], q: string) {
  const query = searchQuery(q);
  return reps.filter((profile) => {
    const { rep, repId } = profile;
    return matches(query, {
      texts: [repId, rep.sent, rep.name, ...territoriesOf(profile)].map(searchText),
    });
  });
}

/** The names of a rep's territories, each once (rulings A4). */
export function territoriesOf({ territories }: SalesRepProfile): readonly string[] {
  return eachOnce(territories).map(({ name }) => name);
}

/** The React key of a rep; ids alone may repeat. */
export function repKey({ repId, rep }: SalesRepProfile): string {
  return `${rep.id}|${repId}`;
}
