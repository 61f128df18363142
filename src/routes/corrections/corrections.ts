import { appointmentId } from '../../domain/appointment/appointment.ts';
import { isSameAppointment } from '../../domain/appointment/token.ts';
import {
  isExcludedFromRanking,
  isHiddenInRepLists,
  isUnknownFieldAgent,
  nameKey,
  repDisplayName,
} from '../../domain/people.ts';
import { type RegionKey, regionOf } from '../../domain/region/region.ts';
import { matcherOf, searchWords } from '../../domain/text/matcher.ts';

/** The reason sent when none was typed (spec 5). */
export const defaultReason = 'Manual correction for unknown field agent';

export const missingMessage = 'Please select an appointment and enter a sales rep name.';

interface Correctable {
  readonly title: string;
  readonly customer: string;
  readonly region: string;
  readonly salesRep: string;
}

/** The payload of a manual correction (spec 5, 7), its texts trimmed. */
export function correctionFor(appointment: Correctable, name: string, reason: string) {
  return {
    appointmentId: appointmentId(appointment),
    originalSalesRep: appointment.salesRep,
    correctedSalesRep: name.trim(),
    reason: reason.trim() || defaultReason,
  };
}

/** The number of appointments with the same id, which one correction covers, and how many of them have a rep. */
export function coveredBy(appointment: Correctable, rows: readonly Correctable[]) {
  const id = appointmentId(appointment);
  const same = rows.filter((row) => appointmentId(row) === id);
  return {
    count: same.length,
    withRep: same.filter(({ salesRep }) => !isUnknownFieldAgent(salesRep)).length,
  };
}

/**
 * The row to select after `row`: the first one after it in `list` that is still in `left`, else the last one before it.
 * Without `row`, the first of all.
 */
export function nextAfter<T extends Parameters<typeof isSameAppointment>[0]>(
  row: T | null,
  list: readonly T[],
  left: readonly T[],
): T | null {
  const index = row ? list.findIndex((each) => isSameAppointment(each, row)) : -1;
  const before = list.slice(0, Math.max(index, 0)).toReversed();
  for (const entry of [...list.slice(index + 1), ...before]) {
    const found = left.find((each) => isSameAppointment(each, entry));
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
 * The reps of the appointments as the server spells them, without the excluded ones (spec 3), ordered by their
 * appointments in the region, then by all their appointments.
 */
export function knownReps(
  rows: readonly Correctable[],
  region: string,
  designated: readonly string[],
): string[] {
  const home = regionOf(region);
  const reps = new Map<string, { name: string; inRegion: number; all: number }>();
  for (const { salesRep, region: where } of rows) {
    const key = nameKey(repDisplayName(salesRep));
    const rep = reps.get(key) ?? { name: salesRep.trim(), inRegion: 0, all: 0 };
    rep.all += 1;
    if (home !== null && regionOf(where) === home) rep.inRegion += 1;
    reps.set(key, rep);
  }
  return [...reps.values()]
    .filter(
      ({ name }) =>
        !isHiddenInRepLists(name) &&
        !isExcludedFromRanking(name, designated) &&
        repDisplayName(name) !== pending,
    )
    .toSorted((a, b) => b.inRegion - a.inRegion || b.all - a.all)
    .map(({ name }) => name);
}

/** The known rep of a name as the server spells it, whatever its case and underscores. */
export function spellingOf(known: readonly string[], typed: string): string | undefined {
  const key = nameKey(repDisplayName(typed));
  return known.find((name) => nameKey(repDisplayName(name)) === key);
}

/** The first five known reps that contain every typed word; none once a name is typed in full. */
export function suggestReps(known: readonly string[], typed: string): string[] {
  if (spellingOf(known, typed) !== undefined) return [];
  const isMatch = matcherOf(typed);
  return known.filter((name) => isMatch([name, repDisplayName(name)])).slice(0, 5);
}

/** Characters; comparing longer texts takes seconds. */
const longestName = 100;

/** The name closest to a typed one, word by word; null when more than a third of the letters are wrong. */
export function closestName(names: readonly string[], typed: string): string | null {
  const words = searchWords(typed);
  if (words.length === 0 || typed.length > longestName) return null;
  let least = Math.floor(words.join('').length / 3) + 1;
  let closest: string | null = null;
  for (const name of names) {
    const parts = searchWords(name);
    const wrong = words.reduce((sum, word) => sum + leastWrong(parts, word, least), 0);
    if (wrong < least) [least, closest] = [wrong, name];
  }
  return closest;
}

/** The number of wrong letters in a word, compared with the closest part of a name; at most `limit`. */
function leastWrong(parts: readonly string[], word: string, limit: number): number {
  let least = limit;
  for (const part of parts) {
    if (part.startsWith(word)) return 0;
    if (Math.abs(part.length - word.length) < least)
      least = Math.min(least, lettersWrong(part, word));
  }
  return least;
}

/** The number of letters to add, leave out, change or swap with the next one. */
function lettersWrong(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1) {
      const isSwap = a[i] === b[j - 1] && a[i - 1] === b[j];
      next.push(
        Math.min(
          at(row, j) + (a[i] === b[j] ? 0 : 1),
          at(row, j + 1) + 1,
          at(next, j) + 1,
          isSwap ? at(before, j - 1) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity;
}
