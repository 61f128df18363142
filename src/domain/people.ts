import { notAvailable, capitalized } from './text/format.ts';
import { cleanLine } from './text/clean.ts';
import { identityOf, internByText } from './text/identity.ts';

/** A person as a value (B5): compared by `id`, shown by `name`. */
export interface Person {
  /** The same for every spelling; '' where no name was sent. */
  readonly id: string;
  readonly name: string;
  /** As the server sent it, for URLs and payloads (B4); it reads as the same person again. */
  readonly sent: string;
}

/** 'N/A' is what people type where there is no name. */
const isNoName = (id: string) => id === '' || id === 'n/a';

/** Where no telemarketer was sent. */
export const nobody: Person = { id: '', name: notAvailable, sent: notAvailable };

/** A telemarketer, shown as sent. */
export const readPerson: (text: string) => Person = internByText((text) => {
  const name = cleanLine(text);
  const id = identityOf(name);
  return isNoName(id) ? nobody : { id, name, sent: text };
});

const pendingToAssign: Person = {
  id: 'pending to assign',
  name: 'Pending to assign',
  sent: '0 PDG',
};
const unknownFieldAgent = 'unknown field agent';

/** Where no sales rep was sent. */
export const noRep: Person = { id: '', name: 'Unknown', sent: '' };

/** A sales rep, shown by the naming rule (S3 'Sales rep naming'). */
export const readRep: (text: string) => Person = internByText((text) => {
  const id = identityOf(cleanLine(text));
  if (isNoName(id)) return id === '' ? noRep : { id: '', name: notAvailable, sent: text };
  if (id === '0 pdg' || id === pendingToAssign.id) return { ...pendingToAssign, sent: text };
  return { id, name: wordsOf(cleanLine(text)).map(capitalized).join(' '), sent: text };
});

function wordsOf(name: string): string[] {
  return name.split(/[_\s]+/u).filter((word) => word !== '');
}

export function repInitials(rep: Person): string {
  if (rep.id === pendingToAssign.id) return 'PA';
  if (isUnknownFieldAgent(rep)) return 'UF';
  const letters = wordsOf(rep.name).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? []);
  const first = letters[0];
  const last = letters.at(-1);
  if (first === undefined || last === undefined) return '?';
  return (letters.length > 1 ? [first, last] : [first]).map(capitalized).join('');
}

export function isUnknownFieldAgent({ id }: Person): boolean {
  return id === unknownFieldAgent;
}

export function isPendingToAssign({ id }: Person): boolean {
  return id === pendingToAssign.id;
}

export function withoutKnownRep<T extends { readonly salesRep: Person }>(rows: readonly T[]): T[] {
  return rows.filter(({ salesRep }) => isUnknownFieldAgent(salesRep));
}

const notRanked: ReadonlySet<string> = new Set(['', 'unknown', unknownFieldAgent]);
const notListed: ReadonlySet<string> = new Set(['', 'unknown rep', unknownFieldAgent]);

// The excluded reps (S3); a missing name shows as 'Unknown' and cannot be linked to.

export function isExcludedFromRanking(rep: Person, designated: readonly Person[]): boolean {
  return notRanked.has(rep.id) || isDesignated(rep, designated);
}

export function isHiddenInRepLists({ id }: Person): boolean {
  return notListed.has(id);
}

/** The rows without a sales rep's name: empty, 'N/A' or 'Unknown'. */
export const withoutRepName = <T extends { readonly salesRep: Person }>(rows: readonly T[]): T[] =>
  rows.filter(({ salesRep: { id } }) => id === '' || id === 'unknown');

/** Whether a person has a name, and so a page; 'N/A' is no name. */
export function isNamed({ id }: Person): boolean {
  return id !== '';
}

/** The people of a comma-separated list (B1), each once. */
export function parseDesignated(csv: string): readonly Person[] {
  const people = csv
    .split(',')
    .map(readPerson)
    .filter(({ id }) => id !== '');
  return [
    ...new Map(people.toReversed().map((person) => [person.id, person])).values(),
  ].toReversed();
}

export function isDesignated({ id }: Person, designated: readonly Person[]): boolean {
  return designated.some((other) => other.id === id);
}

export function onlyDesignated<T extends { readonly person: Person }>(
  list: readonly T[],
  designated: readonly Person[],
): T[] {
  return list.filter(({ person }) => isDesignated(person, designated));
}
