import { repCounts } from '../../domain/figures/reps.ts';
import { sumOf } from '../../domain/number/format.ts';
import {
  isExcludedFromRanking,
  isPendingToAssign,
  type Person,
  readRep,
  withoutKnownRep,
} from '../../domain/people.ts';
import { noRegion, readRegion, type Region } from '../../domain/region/region.ts';
import { correctionId, isSameAppointment, type Named } from '../../domain/appointment/token.ts';
import { visibleLine } from '../../domain/text/clean.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';

/** The reason sent when none was typed (spec 5). */
export const defaultReason = 'Manual correction for unknown field agent';

export const missingMessage = 'Please select an appointment and enter a sales rep name.';

interface Correctable extends Named {
  readonly region: Region;
  readonly salesRep: Person;
}

/** The payload of a manual correction (spec 5, 7), its texts as one line each. */
export function correctionFor({ sent, salesRep }: Correctable, name: string, reason: string) {
  return {
    appointmentId: correctionId(sent),
    originalSalesRep: salesRep.sent,
    correctedSalesRep: visibleLine(name),
    reason: visibleLine(reason) || defaultReason,
  };
}

/** The number of appointments with the same id, which one correction covers, and how many of them have a rep. */
export function coveredBy(appointment: Correctable, rows: readonly Correctable[]) {
  const id = correctionId(appointment.sent);
  const same = rows.filter(({ sent }) => correctionId(sent) === id);
  return { count: same.length, withRep: same.length - withoutKnownRep(same).length };
}

/**
 * The row to select after `row`: the first one after it in `list` that is still in `left`, else the last one before it.
 * Without `row`, the first of all.
 */
export function nextAfter<T extends Named>(
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

/** The region at the end of an appointment id (spec 3), of the four; else none. */
export function regionOfId(id: string): Region {
  const region = readRegion(id.slice(id.lastIndexOf('_') + 1));
  return region.key === null ? noRegion : region;
}

/**
 * The reps of the appointments, without the excluded ones (spec 3), ordered by their appointments in the region, then by
 * all their appointments.
 */
export function knownReps(
  rows: readonly Correctable[],
  { id }: Region,
  designated: readonly Person[],
): readonly Person[] {
  const here = repCounts(rows.filter(({ region }) => region.id === id));
  const inRegion = new Map(here.map(({ of, all }) => [of.id, all]));
  return repCounts(rows)
    .map(({ of }) => of)
    .filter((rep) => !isExcludedFromRanking(rep, designated) && !isPendingToAssign(rep))
    .toSorted((a, b) => (inRegion.get(b.id) ?? 0) - (inRegion.get(a.id) ?? 0));
}

/** The known rep of a typed name, however it is spelled (rulings B5). */
export function knownRep(known: readonly Person[], typed: string): Person | undefined {
  const { id } = readRep(typed);
  return known.find((rep) => rep.id === id);
}

/** The first five known reps that a search for what was typed finds (rulings B6); none once a name is typed in full. */
export function suggestReps(known: readonly Person[], typed: string): readonly Person[] {
  if (knownRep(known, typed)) return [];
  const query = searchQuery(typed);
  return known
    .filter(({ name, sent }) => matches(query, { texts: [searchText(name), searchText(sent)] }))
    .slice(0, 5);
}

/** Characters; comparing longer texts takes seconds. */
const longestName = 100;

/** The name closest to a typed one, word by word; null when more than a third of the letters are wrong. */
export function closestName(names: readonly string[], typed: string): string | null {
  const { words } = searchQuery(typed);
  if (words.length === 0 || typed.length > longestName) return null;
  let least = Math.floor(words.join('').length / 3) + 1;
  let closest: string | null = null;
  for (const name of names) {
    const parts = searchQuery(name).words;
    const limit = least;
    const wrong = sumOf(words, (word) => leastWrong(parts, word, limit));
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
