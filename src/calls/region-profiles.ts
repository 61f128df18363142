import { countAmong } from '../api/received.ts';
import { type Figure, wholeValue } from '../domain/number/figure.ts';
import { activeReps, averagePerRep, listedIn } from './rep-figures.ts';
import { type RegionReps, regionReps } from './region-reps.ts';
import { type AllRegionFigures, type RegionFigures, sumOver } from './regions.ts';
import type { SalesRepProfile } from './reps.ts';
import { rated } from '../domain/number/bands.ts';
import { sumOf, wholeSum } from '../domain/number/arithmetic.ts';
import { isHiddenInRepLists, type Person, readRep } from '../domain/people.ts';
import { type Region, type RegionKey, regionKeys } from '../domain/region/region.ts';
import { namesOf } from '../domain/text/format.ts';
import { byText } from '../domain/text/identity.ts';

/** The figures and reps of a region; null when they are not known. */
export interface RegionSummary extends RegionFigures {
  readonly key: RegionKey;
  /** Most appointments first. */
  readonly reps: readonly SalesRepProfile[] | null;
  /** Null for 0 while a part of the list is missing (rulings A15). */
  readonly repCount: number | null;
  /** Valid appointments per rep (spec 5). */
  readonly average: number | null;
}

/**
 * The reps, most appointments first, without the excluded names (spec 3); null when they are not known. Where the list
 * failed to load, or is empty, each region with valid appointments stands in as one profile, of a confidence of 90%
 * (rulings C8).
 */
export function repList(
  profiles: readonly SalesRepProfile[] | null,
  knownRegions: readonly RegionFigures[],
  isAwaited = false,
) {
  const hasProfiles = isAwaited || (profiles !== null && profiles.length > 0);
  const standIns = hasProfiles ? [] : knownRegions.filter(({ valid }) => valid);
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

/**
 * The four regions in their order, each with its figures and reps (rulings A4). Where reps are missing (`part`, as
 * '20 of 76 received'), there is no average (A15).
 */
export function summariesOf(
  knownRegions: readonly RegionFigures[],
  all: readonly SalesRepProfile[] | null,
  part = '',
): readonly RegionSummary[] {
  return regionKeys.flatMap((key, at) => {
    const figures = knownRegions[at];
    if (!figures) return [];
    const reps = all && listedIn(all, key);
    return {
      key,
      ...figures,
      reps,
      repCount: reps && countAmong(reps.length, part),
      average: averagePerRep(figures.valid, reps && part === '' ? reps.length : null),
    };
  });
}

/** The regions of the overview: a region with zero valid appointments has no reps there (spec 2). */
export function overviewOf(summaries: readonly RegionSummary[], part = ''): RegionSummary[] {
  return summaries.map((summary) =>
    summary.valid === 0 && summary.reps
      ? { ...summary, reps: [], repCount: countAmong(0, part) }
      : summary,
  );
}

/** The regions with events that are none of the four: no card has them, and a total is without them. */
function regionsElsewhere(others: readonly RegionFigures[]): readonly string[] {
  const names = others.filter(({ all }) => all !== 0).map(({ region }) => region.name);
  return namesOf(names, 'unnamed region');
}

/** The figures of several regions together (spec 2, 5 'Average per rep'). */
export function totalsOf(summaries: readonly RegionSummary[], part = '') {
  const valid = sumOver(summaries, 'valid');
  const all = sumOver(summaries, 'all');
  const reps = wholeSum(summaries.map((summary) => summary.reps?.length));
  return {
    valid,
    all,
    repCount: reps && countAmong(reps, part),
    average: summaries.some(({ average }) => average === null)
      ? null
      : averagePerRep(wholeValue(valid), reps),
    rated: rated(wholeValue(valid), wholeValue(all)),
  };
}

interface StatesSources extends Pick<Parameters<typeof regionReps>[0], 'designated' | 'days'> {
  readonly regions: Pick<AllRegionFigures, 'knownRegions' | 'others'>;
  /** The valid appointments of the day; null while they are not known in full. */
  readonly valid: readonly { readonly salesRep: Person; readonly region: Region }[] | null;
  /** Null before the rep list, which is then awaited or failed. */
  readonly profiles: readonly SalesRepProfile[] | null;
  readonly areProfilesAwaited: boolean;
  /** What is missing of them: '20 of 76 received', '' for a whole list. */
  readonly profilesPart: string;
}

/** The figures of /states, of the regions, the sales rep list and the valid appointments of the day (rulings C8, C39). */
export function statesFigures(sources: StatesSources) {
  const { regions, profiles, areProfilesAwaited, profilesPart, valid, designated, days } = sources;
  const { reps: all, fromRegions } = repList(profiles, regions.knownRegions, areProfilesAwaited);
  const part = fromRegions ? '' : profilesPart;
  const summaries = summariesOf(regions.knownRegions, all, part);
  const overview = overviewOf(summaries, part);
  const listed = fromRegions || part !== '' ? null : profiles;
  const reps = new Map(
    regionKeys.map((key) => [
      key,
      regionReps({
        key,
        valid: valid && valid.filter(({ region }) => region.key === key),
        profiles: listed,
        designated,
        days,
      }),
    ]),
  );
  const shown = overview.flatMap((summary) => summary.reps ?? []);
  return {
    fromRegions,
    part,
    summaries,
    overview,
    totals: totalsOf(overview, part),
    elsewhere: regionsElsewhere(regions.others),
    listed: all && all.length,
    /** How many listed reps no card of the overview has. */
    hidden: (all?.length ?? 0) - shown.length,
    /** The reps of a region, of both calls. */
    repsOf: (key: RegionKey) => reps.get(key),
    ...activeIn(overview, fromRegions ? [] : [...reps], part),
  };
}

/**
 * The reps with appointments in the regions of the overview, each once, and the appointments with nobody listed: those
 * of the day that the cards list, or by the rep list where the day is not known.
 */
function activeIn(
  overview: readonly RegionSummary[],
  reps: readonly (readonly [RegionKey, RegionReps])[],
  part: string,
): { active: Figure; unlisted: number } {
  const empty = new Set(overview.filter(({ valid }) => valid === 0).map(({ key }) => key));
  const cards = reps.filter(([key]) => !empty.has(key)).map(([, each]) => each);
  if (cards.some(({ active }) => active !== null)) {
    const ids = cards.flatMap(({ active }) => active ?? []).map(({ id }) => id);
    return {
      active: { value: countAmong(new Set(ids).size, part), without: [] },
      unlisted: sumOf(cards, ({ unlisted }) => unlisted),
    };
  }
  const profiles = overview.every((summary) => summary.reps === null)
    ? null
    : overview.flatMap((summary) => summary.reps ?? []);
  const active = activeReps(profiles ?? []);
  const isKnown = profiles && countAmong(profiles.length, part) !== null;
  return { active: isKnown ? active : { value: null, without: [] }, unlisted: 0 };
}

export function coveredRegions(summaries: readonly RegionSummary[]): readonly RegionKey[] {
  return summaries.filter(({ valid }) => (valid ?? 0) > 0).map(({ key }) => key);
}

/** The React key of a rep; ids alone may repeat. */
export function repKey({ repId, rep }: SalesRepProfile): string {
  return `${rep.id}|${repId}`;
}
