import type { Moment } from '../../ui/clock.ts';

/** The parts of the wall with an age of their own, and how a sentence names them, in that order. */
export const partNames = {
  totals: 'Totals',
  change: 'Comparison',
  regions: 'Regions',
  telemarketers: 'Telemarketers',
  reps: 'Sales reps',
} as const;
export type PartName = keyof typeof partNames;

/** One part of the wall; its instants are on the clock of `elapsedMs`. */
export interface WallPart<T> {
  readonly name: PartName;
  readonly data: T | undefined;
  readonly receivedAt: number | null;
  /** The data belongs to this day, however late the response came. */
  readonly requestedAt: number | null;
  readonly pollMs: number;
  /** Saved before a reload. */
  readonly isSaved: boolean;
  readonly hasFailed: boolean;
}

/** An age in whole ms: the clock adds fractions, and two minutes must not be a hair less. */
export function ageMs(at: number, { elapsed }: Pick<Moment, 'elapsed'>): number {
  return Math.max(0, Math.round(elapsed - at));
}

/** When the response came, in ms of the clock; now, before one. */
export function answeredMs({ receivedAt }: WallPart<unknown>, moment: Moment): number {
  return moment.now - ageMs(receivedAt ?? moment.elapsed, moment);
}

/** When a part was requested, in ms of the clock; now, before the first response. */
export function requestedMs({ requestedAt }: WallPart<unknown>, moment: Moment): number {
  return moment.now - ageMs(requestedAt ?? moment.elapsed, moment);
}
