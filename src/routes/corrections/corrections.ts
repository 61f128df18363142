import { appointmentId } from '../../domain/appointment/appointment.ts';
import { matcherOf } from '../../domain/text/filter.ts';
import { regionOf, type RegionKey } from '../../domain/region/region.ts';
import {
  isExcludedFromRanking,
  isHiddenInRepLists,
  isUnknownFieldAgent,
  nameKey,
  repDisplayName,
} from '../../domain/people/rep-name.ts';

/** What a correction without a reason of its own says (spec 5). */
export const defaultReason = 'Manual correction for unknown field agent';

/** What the form says when nothing can be sent (spec 5). */
export const missingMessage = 'Please select an appointment and enter a sales rep name.';

interface Correctable {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly salesRep: string;
}

/**
 * What a manual correction sends (spec 3, 5, 7): the id of three texts, the rep as the server sent it, the
 * new one trimmed; a blank reason takes the default. null while the name is blank.
 */
export function correctionFor(appointment: Correctable, name: string, reason: string) {
  const correctedSalesRep = name.trim();
  if (correctedSalesRep === '') return null;
  return {
    appointmentId: appointmentId(appointment),
    originalSalesRep: appointment.salesRep,
    correctedSalesRep,
    reason: reason.trim() || defaultReason,
  };
}

/**
 * What follows from an id of three texts that need not be unique: how many appointments a correction of
 * this one names, and how many of those have a rep already.
 */
export function namedBy(appointment: Correctable, rows: readonly Correctable[]) {
  const id = appointmentId(appointment);
  const same = rows.filter((row) => appointmentId(row) === id);
  return {
    count: same.length,
    withRep: same.filter(({ salesRep }) => !isUnknownFieldAgent(salesRep)).length,
  };
}

/** The region at the end of an appointment id, which is title, customer and region (spec 3). */
export function regionOfId(id: string): RegionKey | null {
  return regionOf(id.slice(id.lastIndexOf('_') + 1));
}

const pending = repDisplayName('0 PDG');

/**
 * The reps that stand in the appointments, as the server spells them: those of the region first, then by
 * their number of appointments. Who is no field agent (spec 3 'Excluded reps') is none here either.
 */
export function knownReps(
  rows: readonly Correctable[],
  region: string,
  designated: readonly string[],
): string[] {
  const home = regionOf(region);
  const reps = new Map<string, { name: string; here: number; all: number }>();
  for (const { salesRep, region: where } of rows) {
    const key = nameKey(repDisplayName(salesRep));
    const rep = reps.get(key) ?? { name: salesRep.trim(), here: 0, all: 0 };
    rep.all += 1;
    if (home !== null && regionOf(where) === home) rep.here += 1;
    reps.set(key, rep);
  }
  return [...reps.values()]
    .filter(({ name }) => isFieldAgent(name, designated))
    .toSorted((a, b) => b.here - a.here || b.all - a.all)
    .map(({ name }) => name);
}

function isFieldAgent(name: string, designated: readonly string[]): boolean {
  if (isHiddenInRepLists(name) || isExcludedFromRanking(name, designated)) return false;
  return repDisplayName(name) !== pending;
}

/** The first few known reps that hold every word typed so far; none once one of them is typed in full. */
export function suggestReps(known: readonly string[], typed: string, limit = 5): string[] {
  if (known.some((name) => nameKey(name) === nameKey(typed))) return [];
  const holds = matcherOf(typed);
  return known.filter((name) => holds([name, repDisplayName(name)])).slice(0, limit);
}
