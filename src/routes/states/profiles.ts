import { rated } from '../../domain/number/bands.ts';
import { averagePerRep, sum, wholeSum } from '../../domain/number/format.ts';
import { countsByRegion } from '../../domain/region/counts.ts';
import {
  regionKeys,
  regionName,
  regionOfRep,
  regions,
  type RegionKey,
  type RegionRow,
  type RepRegions,
} from '../../domain/region/region.ts';
import { isHiddenInRepLists, repDisplayName } from '../../domain/people/rep-name.ts';
import { matcherOf } from '../../domain/text/filter.ts';

/** Entries as the calls name them; their types are the contract's. */
interface RegionFigures extends RegionRow {
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}
interface Profile extends RepRegions {
  readonly repId: string;
  readonly repName: string;
  readonly appointmentCount: number | null;
  readonly confidence: number | null;
}

/** A sales rep of a state, or the state itself where no rep list came (rulings C8). */
export interface StateRep {
  readonly id: string;
  /** As the server sent it; show it with `repDisplayName`. */
  readonly name: string;
  /** As they are shown, each once (rulings A4). */
  readonly territories: readonly string[];
  readonly count: number | null;
  /** Percent. */
  readonly confidence: number | null;
}

/** Who sells where, and whether that is a list of people or one stand-in per region (rulings C8). */
export interface RepList {
  readonly byState: ReadonlyMap<RegionKey, readonly StateRep[]>;
  readonly fromRegions: boolean;
}

/** A state as the overview and its tab show it. null: not known. */
export interface State {
  readonly key: RegionKey;
  readonly name: string;
  /** Total appointments: the valid ones of the region's entry in /api/regions. */
  readonly appointments: number | null;
  /** All events of that entry. */
  readonly events: number | null;
  /** Most appointments first; null while nobody knows them. */
  readonly reps: readonly StateRep[] | null;
}

/** What a fallback profile is trusted with, in percent (spec 3, rulings C8). */
const fallbackConfidence = 90;

/**
 * The reps of each state (`regionOfRep`), most appointments first, equal counts in the server's order. Left
 * out: 'Unknown Field Agent', 'Unknown Rep', 'N/A' (spec 3 'Excluded reps'), and reps of no known state.
 *
 * `profiles` is null when the list could not be had. Then, or when it is empty, each region with valid
 * appointments stands as one profile (rulings C8). null: the list could not be had, and no region is known
 * to have any; then nobody knows.
 */
export function repList(
  profiles: readonly Profile[] | null,
  regionRows: readonly RegionFigures[],
): RepList | null {
  const stand = profiles?.length ? [] : standIns(regionRows);
  if (profiles === null && stand.length === 0) return null;
  const fromRegions = stand.length > 0;
  const byState = new Map<RegionKey, StateRep[]>();
  for (const rep of fromRegions ? stand : (profiles ?? [])) {
    const key = regionOfRep(rep);
    if (!key || isHiddenInRepLists(rep.repName)) continue;
    const { repId: id, repName: name, appointmentCount: count, confidence } = rep;
    const territories = [...new Set(rep.territories.map(regionName))];
    const reps = byState.get(key) ?? [];
    reps.push({ id, name, territories, count, confidence });
    byState.set(key, reps);
  }
  for (const [key, reps] of byState) byState.set(key, reps.toSorted(byCount));
  return { byState, fromRegions };
}

function standIns(regionRows: readonly RegionFigures[]): Profile[] {
  const valid = validCounts(regionRows);
  return regionKeys
    .filter((key) => (valid.get(key) ?? 0) > 0)
    .map((key) => ({
      repId: key,
      repName: regions[key].name,
      primaryState: key,
      territories: [regions[key].name],
      appointmentCount: valid.get(key) ?? null,
      confidence: fallbackConfidence,
    }));
}

/** Most first; what cannot be read comes last. */
function byCount(a: StateRep, b: StateRep): number {
  return (b.count ?? -1) - (a.count ?? -1);
}

function validCounts(rows: readonly RegionFigures[]) {
  return countsByRegion(rows, (row) => row.validAppointments);
}

/** The four states in their order, with what the two lists tell of them (rulings A4). */
export function statesOf(
  regionRows: readonly RegionFigures[],
  reps: RepList | null,
): readonly State[] {
  const valid = validCounts(regionRows);
  const events = countsByRegion(regionRows, (row) => row.totalEvents);
  return regionKeys.map((key) => ({
    key,
    name: regions[key].name,
    appointments: valid.get(key) ?? null,
    events: events.get(key) ?? null,
    reps: reps && (reps.byState.get(key) ?? []),
  }));
}

/** The states as the overview shows them: without the reps of a region with zero valid appointments (spec 2). */
export function overviewOf(states: readonly State[]): readonly State[] {
  return states.map((state) =>
    state.appointments === 0 && state.reps ? { ...state, reps: [] } : state,
  );
}

/** The figures of one state, or of several together (spec 2, spec 5 'Average per rep'). */
export function totalsOf(states: readonly State[]) {
  const appointments = sum(states.map((state) => state.appointments));
  const events = sum(states.map((state) => state.events));
  const reps = sum(states.map((state) => state.reps?.length));
  return {
    appointments,
    events,
    reps,
    average: averagePerRep(appointments, reps),
    // Sums that leave out different states would make a rate of nothing.
    rated: rated(
      wholeSum(states.map((state) => state.appointments)),
      wholeSum(states.map((state) => state.events)),
    ),
  };
}

/** The states with at least one valid appointment. */
export function coveredStates(states: readonly State[]): readonly RegionKey[] {
  return states.filter(({ appointments }) => (appointments ?? 0) > 0).map(({ key }) => key);
}

/** The reps whose name, id or territories hold every word of `q`. */
export function searchReps(reps: readonly StateRep[], q: string): readonly StateRep[] {
  if (q.trim() === '') return reps;
  const holds = matcherOf(q);
  return reps.filter(({ id, name, territories }) =>
    holds([id, name, repDisplayName(name), ...territories]),
  );
}
