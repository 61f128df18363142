import type { Region } from '../../api/entities/calendar.ts';
import type { SalesRepProfile } from '../../api/entities/sales-rep.ts';
import { rated } from '../../domain/number/bands.ts';
import { averagePerRep, sum, wholeSum } from '../../domain/number/format.ts';
import {
  countsByRegion,
  type RegionKey,
  regionKeys,
  regionName,
  regionOfRep,
  regions,
} from '../../domain/region/region.ts';
import { isHiddenInRepLists, repDisplayName } from '../../domain/people/rep-name.ts';
import { matcherOf } from '../../domain/text/matcher.ts';

type RegionFigures = Omit<Region, 'abbreviation'>;

/** A sales rep of a region, or the region itself where there is no rep list (rulings C8). */
export interface ListedRep {
  readonly id: string;
  /** As the server sent it; show it with `repDisplayName`. */
  readonly name: string;
  /** Display names, each once (rulings A4). */
  readonly territories: readonly string[];
  readonly count: number | null;
  /** Percent. */
  readonly confidence: number | null;
}

interface RepList {
  readonly byRegion: ReadonlyMap<RegionKey, readonly ListedRep[]>;
  /** Whether each rep is a region that stands in for its reps (rulings C8). */
  readonly fromRegions: boolean;
}

/** The figures and reps of a region; null where they are not known. */
export interface RegionSummary {
  readonly key: RegionKey;
  readonly name: string;
  /** Valid appointments, from /api/regions. */
  readonly appointments: number | null;
  readonly events: number | null;
  /** Most appointments first. */
  readonly reps: readonly ListedRep[] | null;
}

/** Percent (spec 3, rulings C8). */
const fallbackConfidence = 90;

/**
 * The reps of each region, most appointments first, without the excluded names (spec 3) and reps of no known region.
 * `profiles` is null when the list failed to load; then, or when it is empty, each region with valid appointments
 * stands in as one profile (rulings C8). Null when it failed and no region can stand in.
 */
export function repList(
  profiles: readonly SalesRepProfile[] | null,
  regionRows: readonly RegionFigures[],
): RepList | null {
  const standIns = profiles?.length ? [] : standInsOf(regionRows);
  if (profiles === null && standIns.length === 0) return null;
  const fromRegions = standIns.length > 0;
  const byRegion = new Map<RegionKey, ListedRep[]>();
  for (const profile of fromRegions ? standIns : (profiles ?? [])) {
    const key = regionOfRep(profile);
    if (!key || isHiddenInRepLists(profile.repName)) continue;
    const { repId: id, repName: name, appointmentCount: count, confidence } = profile;
    const territories = [...new Set(profile.territories.map(regionName))];
    const reps = byRegion.get(key) ?? [];
    reps.push({ id, name, territories, count, confidence });
    byRegion.set(key, reps);
  }
  // An unreadable count sorts last.
  for (const [key, reps] of byRegion)
    byRegion.set(
      key,
      reps.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1)),
    );
  return { byRegion, fromRegions };
}

function standInsOf(regionRows: readonly RegionFigures[]): SalesRepProfile[] {
  return [...validCounts(regionRows)]
    .filter(([, count]) => count > 0)
    .map(([key, appointmentCount]) => ({
      repId: key,
      repName: regions[key].name,
      primaryState: key,
      territories: [regions[key].name],
      appointmentCount,
      confidence: fallbackConfidence,
    }));
}

function validCounts(rows: readonly RegionFigures[]) {
  return countsByRegion(rows, (row) => row.validAppointments);
}

/** The four regions in their order, each with its figures and reps (rulings A4). */
export function summariesOf(
  regionRows: readonly RegionFigures[],
  list: RepList | null,
): readonly RegionSummary[] {
  const valid = validCounts(regionRows);
  const events = countsByRegion(regionRows, (row) => row.totalEvents);
  return regionKeys.map((key) => ({
    key,
    name: regions[key].name,
    appointments: valid.get(key) ?? null,
    events: events.get(key) ?? null,
    reps: list && (list.byRegion.get(key) ?? []),
  }));
}

/** The regions as the overview shows them: without the reps of one with zero valid appointments (spec 2). */
export function overviewOf(summaries: readonly RegionSummary[]): readonly RegionSummary[] {
  return summaries.map((summary) =>
    summary.appointments === 0 && summary.reps ? { ...summary, reps: [] } : summary,
  );
}

/** The figures of one region or of several together (spec 2, 5 'Average per rep'). */
export function totalsOf(summaries: readonly RegionSummary[]) {
  const valid = summaries.map((summary) => summary.appointments);
  const all = summaries.map((summary) => summary.events);
  const appointments = sum(valid);
  const reps = sum(summaries.map((summary) => summary.reps?.length));
  return {
    appointments,
    events: sum(all),
    reps,
    average: averagePerRep(appointments, reps),
    // Sums over different regions make no rate, so both must be whole.
    rated: rated(wholeSum(valid), wholeSum(all)),
  };
}

/** The regions with a valid appointment. */
export function coveredRegions(summaries: readonly RegionSummary[]): readonly RegionKey[] {
  return summaries.filter(({ appointments }) => (appointments ?? 0) > 0).map(({ key }) => key);
}

/** The reps with every word of `q` in their name, id or territories. */
export function searchReps(reps: readonly ListedRep[], q: string): readonly ListedRep[] {
  if (q.trim() === '') return reps;
  const holds = matcherOf(q);
  return reps.filter(({ id, name, territories }) =>
    holds([id, name, repDisplayName(name), ...territories]),
  );
}

/** A key for a list of reps: ids may repeat. */
export const repKey = ({ id, name }: ListedRep): string => `${id}|${name}`;
