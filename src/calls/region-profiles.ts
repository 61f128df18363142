import { sumOf } from '../domain/number/arithmetic.ts';
import { type RegionKey, regionKeys } from '../domain/region/region.ts';
import { isPendingToAssign } from '../domain/people.ts';
import { averagePerRep } from './rep-figures.ts';
import { type RegionReps, regionReps } from './region-reps.ts';
import { type AllRegionFigures, figuresOfRegion, type RegionFigures } from './regions.ts';
import type { SalesRepProfile } from './reps.ts';

/** A region's figures and profiles. */
export interface RegionSummary extends RegionFigures {
  /**
   * Most appointments first, without 'Pending to assign' (C36); null before the first response, and for a region beyond
   * the four.
   */
  readonly reps: readonly SalesRepProfile[] | null;
  /** Valid appointments per profile (S5). */
  readonly average: number | null;
}

/** One of the four regions. */
export interface SalesRegionSummary extends RegionSummary {
  readonly key: RegionKey;
  /** Null before the first response. */
  readonly people: RegionReps | null;
}

interface Sources extends Omit<Parameters<typeof regionReps>[0], 'key' | 'profiles'> {
  readonly regions: AllRegionFigures;
  /** Null before the first response. */
  readonly profiles: readonly SalesRepProfile[] | null;
}

function summaryOf(figures: RegionFigures, reps: RegionSummary['reps']): RegionSummary {
  return { ...figures, reps, average: averagePerRep(figures.valid, reps && reps.length) };
}

/** The figures of /states, by region: profiles, and valid appointments (C39). */
export function statesFigures({ regions, designated, ...sources }: Sources) {
  const salesRegionSummary = (
    key: RegionKey,
    { profiles, valid }: typeof sources,
  ): SalesRegionSummary => {
    const reps =
      profiles && profiles.filter(({ home, rep }) => home === key && !isPendingToAssign(rep));
    return {
      key,
      ...summaryOf(figuresOfRegion(regions, key), reps),
      people: profiles && regionReps({ key, profiles, valid, designated }),
    };
  };
  const regionSummaries = regionKeys.map((key) => salesRegionSummary(key, sources));
  // The overview hides the reps of a region with zero valid appointments (S2).
  const none = { profiles: sources.profiles && [], valid: [] };
  const overview = regionSummaries.map((summary) =>
    summary.valid === 0 ? salesRegionSummary(summary.key, none) : summary,
  );
  const listed = sources.profiles && sumOf(overview, ({ reps }) => reps?.length ?? 0);
  return {
    states: regionSummaries,
    overview,
    /** The states of the overview and then the other regions (A4). */
    compared: [...overview, ...regions.others.map((other) => summaryOf(other, null))],
    covered: overview.flatMap(({ key, valid }) => (valid ? key : [])),
    totals: {
      valid: regions.valid,
      all: regions.events,
      rated: regions.rated,
      /** The profiles in the overview. */
      listed,
      average: averagePerRep(regions.valid, listed),
      active: listed === null ? null : sumOf(overview, ({ people }) => people?.active ?? 0),
      unlisted: sumOf(overview, ({ people }) => people?.unlisted ?? 0),
    },
  };
}
