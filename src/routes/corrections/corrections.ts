import { repCounts } from '../../calls/rep-figures.ts';
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

/** The row to select after `row`: the first in `list` behind it that is still in `left`, else the last before it. */
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

/** The reps without the excluded ones (spec 3), those with most appointments in the region first, then with most of all. */
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

/** The name closest to a typed one, word by word; null when more than a third of the letters are wrong. */
export function closestName(names: readonly string[], typed: string): string | null {
  const { words } = searchQuery(typed);
  if (words.length === 0 || typed.length > longestName) return null;
  let least = Math.floor(words.join('').length / 3) + 1;
  let closest: string | null = null;
  for (const name of names) {
    const parts = searchQuery(name).words;
    const most = Math.min(least - 1, mostWrong);
    const wrongIn = (word: string, part: string) =>
      part.startsWith(word) ? 0 : lettersWrong(part, word, most);
    const wrong = sumOf(words, (word) => Math.min(...parts.map((part) => wrongIn(word, part))));
    if (wrong < least) [least, closest] = [wrong, name];
  }
  return closest;
}

/** In characters; no name is as long. */
const longestName = 100;
/** In a word; each more takes four times as long. */
const mostWrong = 3;

/** The number of letters to add, leave out, change or swap with the next one; Infinity beyond `most`. */
function lettersWrong(a: string, b: string, most: number): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === y) return 0;
  if (Math.abs(x.length - y.length) > most || most === 0) return Infinity;
  const edits = [[1, 0], [0, 1], [1, 1], ...(x[0] === y[1] && x[1] === y[0] ? [[2, 2]] : [])];
  return 1 + Math.min(...edits.map(([i, j]) => lettersWrong(x.slice(i), y.slice(j), most - 1)));
}
