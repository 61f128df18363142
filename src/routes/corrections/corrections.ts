import { appointmentId } from '../../domain/appointment/appointment.ts';
import { matcherOf } from '../../domain/text/matcher.ts';
import { regionOf, type RegionKey } from '../../domain/region/region.ts';
import {
  isExcludedFromRanking,
  isHiddenInRepLists,
  isUnknownFieldAgent,
  nameKey,
  repDisplayName,
} from '../../domain/people/rep-name.ts';

/** The reason sent when none was typed (spec 5). */
export const defaultReason = 'Manual correction for unknown field agent';

export const missingMessage = 'Please select an appointment and enter a sales rep name.';

interface Correctable {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly salesRep: string;
}

/** The payload of a manual correction (spec 5, 7), its texts trimmed; null while the name is blank. */
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

/** How many appointments a correction of this one covers, by their id, and how many of those have a rep. */
export function coveredBy(appointment: Correctable, rows: readonly Correctable[]) {
  const id = appointmentId(appointment);
  const same = rows.filter((row) => appointmentId(row) === id);
  return {
    count: same.length,
    withRep: same.filter(({ salesRep }) => !isUnknownFieldAgent(salesRep)).length,
  };
}

interface Keyed {
  readonly key: string;
}

/** The first row after one of a list that is left, else the last before it; the first of all where none is given. */
export function nextAfter<T extends Keyed>(
  key: string | undefined,
  list: readonly Keyed[],
  left: readonly T[],
): T | null {
  const index = list.findIndex((entry) => entry.key === key);
  const before = list.slice(0, Math.max(index, 0)).toReversed();
  for (const entry of [...list.slice(index + 1), ...before]) {
    const found = left.find((each) => each.key === entry.key);
    if (found) return found;
  }
  return null;
}

/** The region at the end of an appointment id (spec 3); null for an unknown one. */
export function regionOfId(id: string): RegionKey | null {
  return regionOf(id.slice(id.lastIndexOf('_') + 1));
}

const pending = repDisplayName('0 PDG');

/**
 * The reps of the appointments as the server spells them, without the excluded ones (spec 3): those of the
 * region first, then by their number of appointments.
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

/** The known rep of a name as the server spells it, whatever its case and underscores. */
export function spellingOf(known: readonly string[], typed: string): string | undefined {
  const key = nameKey(repDisplayName(typed));
  return known.find((name) => nameKey(repDisplayName(name)) === key);
}

/** The first known reps that contain every typed word; none once a name is typed in full. */
export function suggestReps(known: readonly string[], typed: string, limit = 5): string[] {
  if (spellingOf(known, typed) !== undefined) return [];
  const holds = matcherOf(typed);
  return known.filter((name) => holds([name, repDisplayName(name)])).slice(0, limit);
}
