import { countText, unitText, showNumber } from '../text/format.ts';
import type { Time } from './read-time.ts';

/** The age of an instant in ms; 0 of one ahead of the clock, null without an instant (rulings A12). */
export function ageAt({ ms }: Pick<Time, 'ms'>, nowMs: number): number | null {
  return ms === null ? null : Math.max(0, nowMs - ms);
}

type Unit = 'second' | 'minute' | 'hour' | 'day';

const stepSeconds = 5;

function step(ms: number): { count: number; unit: Unit } {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  if (seconds < 60) return { count: seconds - (seconds % stepSeconds), unit: 'second' };
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return { count: hours, unit: 'hour' };
  return { count: Math.floor(hours / 24), unit: 'day' };
}

/** '10 s', '4 min', '2 h', '3 days' for an age in ms. */
export function ageText(ms: number): string {
  const age = step(ms);
  const short = { second: 's', minute: 'min', hour: 'h', day: unitText(age.count, 'day') };
  return `${showNumber(age.count)} ${short[age.unit]}`;
}

export function ageSentence(ms: number): string {
  const age = step(ms);
  if (age.count === 0) return 'Data is seconds old';
  return `Data is ${countText(age.count, age.unit)} old`;
}

/** '12 s ago', 'just now'. */
export function agoText(ms: number): string {
  return step(ms).count ? `${ageText(ms)} ago` : 'just now';
}

export function updatedText(ms: number): string {
  return `Updated ${agoText(ms)}`;
}

export function lastResponseText(ms: number): string {
  return `Last response ${agoText(ms)}`;
}

/** The state of a call's data. 'error': failed before any data; 'delayed': a poll or two were missed. */
export type DataState = 'loading' | 'error' | 'ready' | 'delayed' | 'stale';

const rank = { loading: 0, error: 0, ready: 0, delayed: 1, stale: 2 } as const;

interface CallAge {
  readonly ageMs: number | null;
  /** Undefined for a call that is not polled: one failure makes its data stale. */
  readonly pollMs: number | undefined;
  readonly failures: number;
}

/** Stale after three missed polls, or at an age of more than three intervals. */
export function dataState({ ageMs, pollMs, failures }: CallAge): DataState {
  if (ageMs === null) return failures > 0 ? 'error' : 'loading';
  if (pollMs === undefined) return failures > 0 ? 'stale' : 'ready';
  if (failures >= 3 || ageMs > 3 * pollMs) return 'stale';
  return failures > 0 ? 'delayed' : 'ready';
}

/** Whether data that is older or newer by so much needs no time of its own: polls of 30 s and of 60 s drift apart (rulings C32). */
function isSameTime(differenceMs: number): boolean {
  return Math.abs(differenceMs) <= 90_000;
}

interface CardAge {
  readonly state: DataState;
  /** While nothing responds, every card is old, whether its call was due or not. */
  readonly isOutage: boolean;
  readonly receivedAt: number | null;
  readonly headerReceivedAt: number | null;
}

/** Whether a card says its own age, its time, or neither beside the time in the screen's header (rulings C32). */
export function cardAge(card: CardAge): 'age' | 'time' | 'none' {
  const { state, isOutage, receivedAt, headerReceivedAt } = card;
  if (receivedAt === null) return 'none';
  if (rank[state] > 0 || isOutage) return 'age';
  if (headerReceivedAt === null) return 'time';
  return isSameTime(receivedAt - headerReceivedAt) ? 'none' : 'time';
}
