import type { KnownRep } from '../../calls/known-reps.ts';
import { type Person, readRep } from '../../domain/people.ts';
import { noRegion, type Region } from '../../domain/region/region.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';

interface Suggestion extends Pick<KnownRep, 'rep' | 'region'> {
  /** Valid appointments in the group's region if it has one, else in all. */
  readonly count: number;
  /** '4586, as in another booking' */
  readonly why: string;
}

export interface SuggestionGroup {
  readonly label: string;
  readonly suggestions: readonly Suggestion[];
}

/** At most so many are suggested. */
const mostSuggested = 6;

interface Asked {
  readonly knownReps: readonly KnownRep[];
  /** The rep whom the title names, and the digits that do. */
  readonly fromTitle: KnownRep | null;
  readonly digits: string;
  readonly region: Region;
  readonly typed: string;
  /** 'today' */
  readonly days: string;
}

/** The known rep of a typed name, however it is spelled (B5). */
export function knownRep(knownReps: readonly KnownRep[], typed: string): Person | undefined {
  const { id } = readRep(typed);
  return knownReps.find(({ rep }) => rep.id === id)?.rep;
}

/**
 * Whom to suggest: the rep whom the title names, then the reps of the region by their valid appointments there, and for a
 * typed text others whom a search for it finds (B6). None once a known name is typed in full.
 */
export function suggestionsFor(asked: Asked): readonly SuggestionGroup[] {
  const { knownReps, fromTitle, digits, region, typed, days } = asked;
  if (knownRep(knownReps, typed)) return [];
  const query = searchQuery(typed);
  const matching = knownReps.filter(({ rep }) =>
    matches(query, { texts: [searchText(rep.name), searchText(rep.sent)] }),
  );
  const others = matching.filter(({ rep }) => rep.id !== fromTitle?.rep.id);
  const isHere = ({ countIn }: KnownRep) => region.id !== noRegion.id && countIn.has(region.id);
  const repsInRegion = others
    .filter(isHere)
    .map((candidate) => ({
      ...candidate,
      region,
      count: candidate.countIn.get(region.id) ?? 0,
      why: '',
    }))
    .toSorted((a, b) => b.count - a.count);
  const elsewhere = others
    .filter((candidate) => !isHere(candidate) && (query.phrase !== '' || region.id === noRegion.id))
    .map((candidate) => ({ ...candidate, why: '' }));
  const why = `${digits}, as in another booking`;
  const groups = [
    {
      label: 'From the title',
      suggestions: matching
        .filter((candidate) => candidate === fromTitle)
        .map((candidate) => ({ ...candidate, why })),
    },
    { label: `${region.name} ${days}`, suggestions: repsInRegion },
    {
      label: repsInRegion.length === 0 ? 'Known sales reps' : 'Other regions',
      suggestions: elsewhere,
    },
  ];
  let left = mostSuggested;
  return groups.flatMap(({ label, suggestions }) => {
    const shown = suggestions.slice(0, Math.max(0, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ label, suggestions: shown }];
  });
}

const mostMeant = 2;
/** Letters that may differ in a word. */
const mostWrong = 2;
/** In characters; no name is as long. */
const longestName = 100;

/** At most two known reps with a name whose first three letters, or all but two, are those of a typed word. */
export function meantReps(knownReps: readonly KnownRep[], typed: string): readonly KnownRep[] {
  const { words } = searchQuery(typed);
  if (words.length === 0 || typed.length > longestName) return [];
  return knownReps
    .map((candidate) => ({
      candidate,
      wrong: wrongLetters(words, searchQuery(candidate.rep.name).words),
    }))
    .filter(({ wrong }) => wrong < Infinity)
    .toSorted((a, b) => a.wrong - b.wrong)
    .slice(0, mostMeant)
    .map(({ candidate }) => candidate);
}

/** The fewest letters by which a word of a typed name differs from one of a known name; Infinity if they differ by too many. */
function wrongLetters(typed: readonly string[], name: readonly string[]): number {
  return Math.min(
    ...typed.flatMap((word) =>
      name.map((part) => {
        const wrong = lettersWrong(word, part, mostWrong);
        const isShort = wrong * 2 >= Math.max(word.length, part.length);
        const hasStart = word.length >= 3 && part.startsWith(word.slice(0, 3));
        if (!isShort && wrong <= mostWrong) return wrong;
        return hasStart ? mostWrong : Infinity;
      }),
    ),
    Infinity,
  );
}

/** The number of letters to add, leave out, change or swap with the next one; Infinity beyond `most`. */
function lettersWrong(a: string, b: string, maxWrong: number): number {
  let same = 0;
  while (same < a.length && a[same] === b[same]) same += 1;
  const [x, y] = [a.slice(same), b.slice(same)];
  if (x === y) return 0;
  if (Math.abs(x.length - y.length) > maxWrong || maxWrong === 0) return Infinity;
  const edits = [[1, 0], [0, 1], [1, 1], ...(x[0] === y[1] && x[1] === y[0] ? [[2, 2]] : [])];
  return 1 + Math.min(...edits.map(([i, j]) => lettersWrong(x.slice(i), y.slice(j), maxWrong - 1)));
}
