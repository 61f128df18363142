import { minuteOfDay } from '../../domain/time/eastern.ts';
import { safeStorage } from '../../ui/store.ts';
import type { VisitFigures } from './rules/changes.ts';

/** The figures shown when the page was last left. */
export interface LastVisit {
  /** By the server's clock, in ms. */
  readonly at: number;
  readonly figures: VisitFigures;
}

/** src/boot/boot.ts reads it too, to reserve space for the strip. */
const key = 'last-look';
const storage = safeStorage('local');

/** After a shorter time away no changes are shown (issue 17), in ms. */
const minuteMs = 60_000;
const leastAwayMs = 20 * minuteMs;

/** Stores a visit; an earlier one is forgotten even where there is nothing to store. */
export function keepLastVisit(visit: LastVisit | null, machineMs: number): void {
  if (visit === null || !storage.set(key, lastVisitText(visit, machineMs))) forgetLastVisit();
}

export function keptLastVisit(machineMs: number): LastVisit | null {
  return parseLastVisit(storage.get(key) ?? '', machineMs);
}

export function forgetLastVisit(): void {
  storage.remove(key);
}

/**
 * '{from}|{until}|{visit}': changes since the visit are shown from the one instant to the other, by this machine's clock,
 * on the same Eastern day.
 */
export function lastVisitText({ at, figures }: LastVisit, machineMs: number): string {
  const { valid, alerts, regions } = figures;
  const until = machineMs + endOfDay(at) - at;
  return `${machineMs + leastAwayMs}|${until}|${JSON.stringify({ at, valid, alerts, regions })}`;
}

// A day on which the clocks change is a Sunday, which has no strip.
const endOfDay = (ms: number) =>
  Math.floor(ms / 1_000) * 1_000 + (24 * 60 - minuteOfDay(ms)) * minuteMs;

/** null for a damaged text, too early, and on another day. */
export function parseLastVisit(text: string, machineMs: number): LastVisit | null {
  const [, from, until, json = ''] = /^(\d+)\|(\d+)\|(.*)$/s.exec(text) ?? [];
  if (!(Number(from) <= machineMs && machineMs < Number(until))) return null;
  try {
    const { at, ...figures }: VisitFigures & Pick<LastVisit, 'at'> = JSON.parse(json);
    return Array.isArray(figures.regions) ? { at, figures } : null;
  } catch {
    return null;
  }
}
