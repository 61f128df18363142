import { countText, unitText } from '../text/words.ts';
import { noValue, showNumber } from '../number/format.ts';

type Unit = 'second' | 'minute' | 'hour' | 'day';

const stepSeconds = 5;

/** An age in ms in its largest unit, rounded down; 0 for less, null when it is not finite. */
function step(ms: number): { count: number; unit: Unit } | null {
  if (!Number.isFinite(ms)) return null;
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  if (seconds < 60) return { count: seconds - (seconds % stepSeconds), unit: 'second' };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { count: hours, unit: 'hour' };
  return { count: Math.floor(hours / 24), unit: 'day' };
}

/** '10 s', '4 min', '2 h', '3 days' for an age in ms; '–' when it is not finite. */
export function ageText(ms: number): string {
  const age = step(ms);
  if (age === null) return noValue;
  const short = { second: 's', minute: 'min', hour: 'h', day: unitText(age.count, 'day') };
  return `${showNumber(age.count)} ${short[age.unit]}`;
}

export function ageSentence(ms: number): string {
  const age = step(ms);
  if (age === null) return 'No data yet';
  if (age.count === 0) return `Data is under ${stepSeconds} seconds old`;
  return `Data is ${countText(age.count, age.unit)} old`;
}

function agoText(ms: number): string {
  return step(ms)?.count ? `${ageText(ms)} ago` : 'just now';
}

export function updatedText(ms: number): string {
  return Number.isFinite(ms) ? `Updated ${agoText(ms)}` : 'No data yet';
}

export function lastResponseText(ms: number): string {
  return `Last response ${agoText(ms)}`;
}

const ladder = ['fresh', 'delayed', 'stale'] as const;

export type Freshness = (typeof ladder)[number];

export function isOlder(one: Freshness, other: Freshness): boolean {
  return ladder.indexOf(one) > ladder.indexOf(other);
}

export interface FreshnessLimits {
  /** Ages in ms, by the interval of the call; Infinity: no age alone is too old. */
  readonly delayedMs: (pollMs: number) => number;
  readonly staleMs: (pollMs: number) => number;
  /** Stale from so many failed requests in a row, delayed from one; Infinity: failures alone don't count. */
  readonly staleFailures: number;
}

/** Cards and header: one missed poll is calm, three are said, and so is an age of more than three intervals. */
const cardLimits: FreshnessLimits = {
  delayedMs: () => Infinity,
  staleMs: (pollMs) => 3 * pollMs + 1,
  staleFailures: 3,
};

interface ReadAge {
  readonly ageMs: number;
  /** Undefined for what is requested only when a person says so: one failure makes it stale. */
  readonly pollMs: number | undefined;
  readonly failures: number;
}

export function freshnessOf(
  { ageMs, pollMs, failures }: ReadAge,
  { delayedMs, staleMs, staleFailures }: FreshnessLimits = cardLimits,
): Freshness {
  if (pollMs === undefined) return failures > 0 ? 'stale' : 'fresh';
  if (failures >= staleFailures || ageMs >= staleMs(pollMs)) return 'stale';
  const hasFailed = Number.isFinite(staleFailures) && failures > 0;
  return hasFailed || ageMs >= delayedMs(pollMs) ? 'delayed' : 'fresh';
}

// Polls of 30 s and of 60 s drift apart by so much.
const sameTimeMs = 90_000;

export type CardTime = 'age' | 'time' | 'none';

interface CardAge {
  readonly freshness: Freshness;
  /** Nothing responds, so that a card is as old as all others, whether its call was due or not. */
  readonly isOutage: boolean;
  readonly receivedAt: number | null;
  readonly mainReceivedAt: number | null;
}

/** What a card adds to the main call's time in the screen's header (rulings C32). */
export function cardTime(card: CardAge): CardTime {
  const { freshness, isOutage, receivedAt, mainReceivedAt } = card;
  if (receivedAt === null) return 'none';
  if (freshness !== 'fresh' || isOutage) return 'age';
  if (mainReceivedAt === null) return 'time';
  return Math.abs(receivedAt - mainReceivedAt) <= sameTimeMs ? 'none' : 'time';
}
