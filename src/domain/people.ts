import { capitalized, fold, memoizeByText } from './text/words.ts';
import { isBlank } from './text/plain-text.ts';
import { notAvailable, shownText } from './appointment/appointment.ts';

const pendingToAssign = 'Pending to assign';
const unknownFieldAgent = 'unknown field agent';

/** The same for every spelling of a name (rulings B4). */
export function nameKey(name: string): string {
  return fold(name.normalize('NFC'));
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

function words(name: string): string[] {
  return name.split(/[_\s]+/u).filter((word) => word !== '');
}

function spacedKey(name: string): string {
  return nameKey(words(name).join(' '));
}

/** A rep's name for display only (spec 3 'Sales rep naming', rulings B4). */
export function repDisplayName(name: string): string {
  const key = spacedKey(name);
  if (key === '0 pdg' || key === 'pending to assign') return pendingToAssign;
  return words(name).map(capitalized).join(' ') || 'Unknown';
}

export function repInitials(name: string): string {
  const shown = repDisplayName(name);
  if (shown === pendingToAssign) return 'PA';
  if (isUnknownFieldAgent(name)) return 'UF';
  const letters = words(shown).flatMap((word) => word.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? []);
  const first = letters[0];
  const last = letters.at(-1);
  if (first === undefined || last === undefined) return '?';
  return (letters.length > 1 ? first + last : first).toUpperCase();
}

export function isUnknownFieldAgent(name: string): boolean {
  return spacedKey(name) === unknownFieldAgent;
}

export function withoutKnownRep<T extends { readonly salesRep: string }>(rows: readonly T[]): T[] {
  const isUnknown = memoizeByText(isUnknownFieldAgent);
  return rows.filter(({ salesRep }) => isUnknown(salesRep));
}

// The excluded reps (spec 3); a missing name shows as 'Unknown' and cannot be linked to.

export function isExcludedFromRanking(name: string, designated: readonly string[]): boolean {
  const key = spacedKey(name);
  if (key === '' || key === 'n/a' || key === 'unknown' || key === unknownFieldAgent) return true;
  return designated.some((telemarketer) => sameName(telemarketer, name));
}

export function isHiddenInRepLists(name: string): boolean {
  const key = spacedKey(name);
  return isBlank(name) || ['', 'n/a', 'unknown rep', unknownFieldAgent].includes(key);
}

/** Whether a text names somebody: 'N/A' and blank texts have no page. */
export function isNamed(name: string): boolean {
  return !sameName(shownText(name), notAvailable);
}

export function parseDesignated(csv: string): string[] {
  const names = new Map<string, string>();
  for (const part of csv.split(',')) {
    const name = part.trim();
    const key = nameKey(name);
    if (name !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

export function isDesignated(name: string, designated: readonly string[]): boolean {
  return designated.some((other) => sameName(other, name));
}

export function onlyDesignated<T extends { readonly name: string }>(
  list: readonly T[],
  designated: readonly string[],
): T[] {
  return list.filter((telemarketer) => isDesignated(telemarketer.name, designated));
}
