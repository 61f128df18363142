import { countText, unitText, showNumber } from '../text/format.ts';
import type { Time } from './read-time.ts';

/** The age of an instant in ms; 0 of one ahead of the clock, null without an instant (A12). */
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

/** The state of a call's data. 'error': failed before any data. */
export type DataState = 'loading' | 'error' | 'ready' | 'stale';

/** Whether data says its age: older than three intervals or, of a call that is not polled, its last try failed (C32). */
export function isOld(ageMs: number, pollMs: number | undefined, hasFailed: boolean): boolean {
  return pollMs === undefined ? hasFailed : ageMs > 3 * pollMs;
}
