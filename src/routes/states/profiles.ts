import type { Region } from '../../api/entities/dashboard.ts';
import type { SalesRepProfile } from '../../api/entities/review.ts';
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
import { isHiddenInRepLists, repDisplayName } from '../../domain/people.ts';
import { matcherOf } from '../../domain/text/matcher.ts';

type RegionFigures = Omit<Region, 'abbreviation'>;

interface RepList {
  /** Null when they are not known. */
  readonly reps: readonly SalesRepProfile[] | null;
  /** Whether each rep is a region that stands in for its reps (rulings C8). */
  readonly fromRegions: boolean;
}

/** The figures and reps of a region; null when they are not known. */
export interface RegionSummary {
  readonly key: RegionKey;
  readonly name: string;
  /** Valid appointments, from /api/regions. */
  readonly appointments: number | null;
  readonly events: number | null;
  /** Most appointments first. */
  readonly reps: readonly SalesRepProfile[] | null;
}

/** Percent (spec 3, rulings C8). */
const fallbackConfidence = 90;

/**
 * The reps, most appointments first, without the excluded names (spec 3). `profiles` is null when the list failed to
 * load; then, or when it is empty, each region with valid appointments stands in as one profile (rulings C8).
 */
export function repList(
  profiles: readonly SalesRepProfile[] | null | undefined,
  regionRows: readonly RegionFigures[],
): RepList {
  const standIns = profiles === null || profiles?.length === 0 ? standInsOf(regionRows) : [];
  const fromRegions = standIns.length > 0;
  const reps = (fromRegions ? standIns : profiles)
    ?.filter(({ repName }) => !isHiddenInRepLists(repName))
    // An unreadable count sorts last.
    .toSorted((a, b) => (b.appointmentCount ?? -1) - (a.appointmentCount ?? -1));
  return { reps: reps ?? null, fromRegions };
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
  reps: RepList['reps'],
): readonly RegionSummary[] {
  const valid = validCounts(regionRows);
  const events = countsByRegion(regionRows, (row) => row.totalEvents);
  return regionKeys.map((key) => ({
    key,
    name: regions[key].name,
    appointments: valid.get(key) ?? null,
    events: events.get(key) ?? null,
    reps: reps && reps.filter((rep) => regionOfRep(rep) === key),
  }));
}

/** The regions of the overview: a region with zero valid appointments has no reps there (spec 2). */
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
    // A rate needs both counts of every region.
    rated: rated(wholeSum(valid), wholeSum(all)),
  };
}

/** The regions with a valid appointment. */
export function coveredRegions(summaries: readonly RegionSummary[]): readonly RegionKey[] {
  return summaries.filter(({ appointments }) => (appointments ?? 0) > 0).map(({ key }) => key);
}

/** The reps whose name, id or territories contain every word of `q`. */
export function searchReps(reps: readonly SalesRepProfile[], q: string) {
  if (q.trim() === '') return reps;
  const isMatch = matcherOf(q);
  return reps.filter((rep) =>
    isMatch([rep.repId, rep.repName, repDisplayName(rep.repName), ...territoriesOf(rep)]),
  );
}

/** The display names of a rep's territories, each once (rulings A4). */
export function territoriesOf({ territories }: SalesRepProfile): readonly string[] {
  return [...new Set(territories.map(regionName))];
}

/** The React key of a rep; ids alone may repeat. */
export const repKey = ({ repId, repName }: SalesRepProfile): string => `${repId}|${repName}`;
