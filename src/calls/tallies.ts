import type { Outcome, Status } from '../domain/appointment/appointment.ts';
import { isBetterSpelling, type Spelled } from '../domain/text/spelling.ts';

/** Events by outcome. Undecided events (A3) count in `all` only. */
export interface Counts {
  readonly valid: number;
  readonly invalid: number;
  readonly all: number;
}

/** The counts of one person or region. */
export interface Tally<T = unknown> extends Counts {
  readonly subject: T;
}

export type Open<T> = { -readonly [K in keyof T]: T[K] };

export const noEvents: Counts = { valid: 0, invalid: 0, all: 0 };

export function addEvent(counts: Open<Counts>, outcome: Outcome | null): void {
  counts.all += 1;
  if (outcome !== null) counts[outcome] += 1;
}

export function countsIn(events: readonly { readonly status: Status }[]): Counts {
  const counts = { ...noEvents };
  for (const { status } of events) addEvent(counts, status.outcome);
  return counts;
}

/** How many of all events are neither valid nor invalid (C37). */
export function undecidedOf({ valid, invalid, all }: Counts): number {
  return all - valid - invalid;
}

/** The tallies of `first`, with or without events, and then the others. */
export function talliesWith<T extends Spelled>(
  first: readonly T[],
  tallies: readonly Tally<T>[],
): readonly Tally<T>[] {
  const byId = new Map(tallies.map((tally) => [tally.subject.id, tally]));
  const firstIds = new Set(first.map(({ id }) => id));
  return [
    ...first.map((subject) => byId.get(subject.id) ?? { ...noEvents, subject }),
    ...tallies.filter(({ subject }) => !firstIds.has(subject.id)),
  ];
}

/** One tally per identity, called by the best of its spellings. */
export class Tallies<T extends Spelled> {
  readonly byId = new Map<string, Open<Tally<T>>>();

  tallyOf(subject: T): Open<Tally<T>> {
    let tally = this.byId.get(subject.id);
    if (tally === undefined) this.byId.set(subject.id, (tally = { subject, ...noEvents }));
    else if (tally.subject !== subject && isBetterSpelling(subject, tally.subject))
      tally.subject = subject;
    return tally;
  }

  all(): readonly Tally<T>[] {
    return [...this.byId.values()];
  }
}
