const pendingToAssign = 'Pending to assign';
const unknownFieldAgent = 'unknown field agent';

/**
 * The key under which two spellings of a name are the same (rulings B4): trimmed, lower case,
 * composed Unicode.
 */
export function nameKey(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** Whether two names mean the same person (rulings B4): outer white space and case do not count. */
export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

function words(name: string): string[] {
  return name.split(/[_\s]+/u).filter((word) => word !== '');
}

/**
 * An underscore stands for a space in reps' names, so the special names are found in either
 * spelling.
 */
function spacedKey(name: string): string {
  return nameKey(words(name).join(' '));
}

function capitalised(word: string): string {
  const [first = ''] = word;
  return first.toUpperCase() + word.slice(first.length);
}

/**
 * A rep's name as it is shown (spec 3 'Sales rep naming'): empty gives 'Unknown', '0 PDG' gives
 * 'Pending to assign', others are split on underscores (and white space) and each word gets a
 * capital first letter. The rest of a word is left alone, so that 'McDonald' stays. Only for
 * showing: URLs and comparisons keep the server's text (rulings B4).
 */
export function repDisplayName(name: string): string {
  const key = spacedKey(name);
  if (key === '0 pdg' || key === 'pending to assign') return pendingToAssign;
  return words(name).map(capitalised).join(' ') || 'Unknown';
}

/**
 * One or two letters for a rep's disc (spec 3): 'PA' for pending to assign, 'UF' for unknown field
 * agent, else the first letter or digit, with its accents, of the first and of the last word that
 * has one; '?' when none has.
 */
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

/**
 * Whether an appointment still waits for its rep: 'Unknown Field Agent' (spec 2 'Manual Sales Rep
 * Corrections').
 */
export function isUnknownFieldAgent(name: string): boolean {
  return spacedKey(name) === unknownFieldAgent;
}

/**
 * Whether a rep stays out of the dashboard ranking (spec 3 'Excluded reps'): 'Unknown Field Agent',
 * 'Unknown' and the designated telemarketers; also a missing name, which shows as 'Unknown' or
 * arrives as the fallback 'N/A'.
 */
export function isExcludedFromRanking(name: string, designated: readonly string[]): boolean {
  const key = spacedKey(name);
  if (key === '' || key === 'n/a' || key === 'unknown' || key === unknownFieldAgent) return true;
  return designated.some((telemarketer) => sameName(telemarketer, name));
}

/**
 * Whether a rep stays out of the rep lists elsewhere (spec 3 'Excluded reps'): 'Unknown Field
 * Agent', 'Unknown Rep', 'N/A'; also an empty name, which could not be linked to.
 */
export function isHiddenInRepLists(name: string): boolean {
  const key = spacedKey(name);
  return key === '' || key === 'n/a' || key === 'unknown rep' || key === unknownFieldAgent;
}
