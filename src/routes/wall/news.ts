import { ageSentence, updatedText } from '../../domain/time/age.ts';
import { recentInstant } from '../../domain/time/eastern.ts';

/** The parts of the wall display that have an age of their own, in the order in which they are named. */
export const wallParts = ['totals', 'change', 'regions', 'telemarketers', 'reps'] as const;
export type WallPart = (typeof wallParts)[number];

const names: Readonly<Record<WallPart, string>> = {
  totals: 'Totals',
  change: 'Change from yesterday',
  regions: 'Regions',
  telemarketers: 'Telemarketers',
  reps: 'Sales reps',
};

export interface PartAge {
  readonly part: WallPart;
  /** Since its last valid answer, in ms; null before one. */
  readonly ageMs: number | null;
  readonly pollMs: number;
  /** It comes from before a reload: old, whatever its age. */
  readonly isKept?: boolean;
}

/**
 * What the wall's header says: `waiting` and `silent` before any answer, for a short or a long time, `live`, or
 * `stale`.
 */
export interface WallNews {
  readonly state: 'waiting' | 'silent' | 'live' | 'stale';
  readonly headline: string;
  /** What still counts, a sentence each. */
  readonly words: readonly string[];
  /** The parts that the words call old. */
  readonly old: readonly WallPart[];
}

type KnownAge = PartAge & { readonly ageMs: number };

/** Data of this age is old (issue 4, visual.md 'Wall display'), in ms. */
const oldMs = 2 * 60_000;

/**
 * Old from two minutes. A part that is asked every minute is given ten seconds more: the poll after a missed
 * one arrives just then, and one missed poll is calm.
 */
function isStale({ ageMs, pollMs, isKept }: KnownAge): boolean {
  return isKept === true || ageMs >= Math.max(oldMs, 2 * pollMs + 10_000);
}

/**
 * Whether a part may be called live beside one that is old. When every call fails at once, no part is young
 * enough for that at the moment when the first of them becomes old.
 */
function isLive({ ageMs, pollMs, isKept }: KnownAge): boolean {
  return isKept !== true && ageMs < 1.5 * pollMs;
}

/**
 * What the wall says of the age of what it shows (issue 4): by the age of the oldest part alone, so that it is
 * never a moment behind the truth. `openMs` is how long the wall has been open.
 */
export function wallNews(
  parts: readonly PartAge[],
  { nowMs, openMs }: { readonly nowMs: number; readonly openMs: number },
): WallNews {
  const known = parts.filter((part): part is KnownAge => part.ageMs !== null);
  if (known.length === 0) return noNews(nowMs, openMs);
  const oldestMs = Math.max(...known.map(({ ageMs }) => ageMs));
  if (!known.some(isStale))
    return {
      state: 'live',
      headline: `Live · ${liveText(known, oldestMs)}${openMs < oldMs ? '' : missing(parts)}`,
      words: [],
      old: [],
    };
  const old = known.filter((part) => !isLive(part));
  return {
    state: 'stale',
    headline: ageSentence(oldestMs),
    words: old.length === known.length ? allOld(old, nowMs) : someOld(old, nowMs),
    old: old.map(({ part }) => part),
  };
}

function noNews(nowMs: number, openMs: number): WallNews {
  const none = { headline: 'No data yet', old: [] };
  if (openMs < oldMs) return { ...none, state: 'waiting', words: [] };
  const since = timeText(nowMs - openMs, nowMs);
  return {
    ...none,
    state: 'silent',
    words: [`Asking since ${since}, no answer.`, 'There are no figures to show.'],
  };
}

/** While all is well the age is that of the main figure; once a poll was missed, that of the oldest part. */
function liveText(known: readonly KnownAge[], oldestMs: number): string {
  const totals = known.find(({ part }) => part === 'totals');
  const text = updatedText(totals && known.every(isLive) ? totals.ageMs : oldestMs);
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The change line says by itself that it has no data. */
function missing(parts: readonly PartAge[]): string {
  const absent = parts.filter(({ part, ageMs }) => ageMs === null && part !== 'change');
  return absent.length === 0 ? '' : ` · no ${list(absent).toLowerCase()} yet`;
}

function allOld(old: readonly KnownAge[], nowMs: number): string[] {
  const ages = old.map(({ ageMs }) => ageMs);
  const [newest, oldest] = [Math.min(...ages), Math.max(...ages)];
  // Calls are asked up to a minute apart; within that the answers are of one time.
  const then = oldest - newest < 90_000 ? 'then' : 'then or before';
  return [`No answer since ${timeText(nowMs - newest, nowMs)}.`, `The figures are from ${then}.`];
}

function someOld(old: readonly KnownAge[], nowMs: number): string[] {
  const oldest = Math.max(...old.map(({ ageMs }) => ageMs));
  return [`${list(old)}: from ${timeText(nowMs - oldest, nowMs)}.`, 'The other figures are live.'];
}

/** At most two names, so that the sentence fits its line. */
function list(parts: readonly PartAge[]): string {
  const [first = '', second = '', ...more] = parts.map(({ part }) => names[part]);
  if (second === '') return first;
  if (more.length === 0) return `${first} and ${second.toLowerCase()}`;
  return `${first}, ${second.toLowerCase()} and ${more.length} more`;
}

/** '2:35 PM' today, 'Nov 20, 2:35 PM' on another Eastern day. */
function timeText(ms: number, nowMs: number): string {
  return recentInstant(new Date(ms).toISOString(), nowMs);
}
