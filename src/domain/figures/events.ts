import { byText } from '../text/words.ts';
import type { AlertStatus, Outcome, Status } from '../appointment/appointment.ts';
import type { Time } from '../time/read-time.ts';

/** Events by outcome; the undecided ones, of neither list (rulings A3), are in `all` alone. */
export interface Counts {
  readonly valid: number;
  readonly invalid: number;
  readonly all: number;
}

/** The counts of what has one identity: a person, a region. */
export interface Tally<T = unknown> extends Counts {
  readonly of: T;
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

/** How many of all events are neither valid nor invalid (rulings C37). */
export function undecidedOf({ valid, invalid, all }: Counts): number {
  return all - valid - invalid;
}

/** A person or region: its identity, and one of its spellings as shown and as sent. */
export interface Spelled {
  readonly id: string;
  readonly name: string;
  readonly sent: string;
}

/** Which of two spellings of one name is shown: the same one, whatever the order of the rows. */
function isBetter(one: Spelled, than: Spelled): boolean {
  if (one.name === than.name) return byText(one.sent, than.sent) < 0;
  return byText(caseRank(one.name), caseRank(than.name)) < 0;
}

/** Sorts names that are typed with care first: not in one case, and with few capitals. */
function caseRank(name: string): string {
  const isOneCase = name === name.toUpperCase() || name === name.toLowerCase();
  const capitals = name.replaceAll(/\P{Lu}/gu, '').length;
  return `${Number(isOneCase)}${String(capitals).padStart(6, '0')}${name}`;
}

/** The rows of each identity, in the order of its first one, under the best of its spellings. */
export function byIdentity<R, T extends Spelled>(
  rows: readonly R[],
  identity: (row: R) => T,
): { of: T; own: R[] }[] {
  const groups = new Map<string, { of: T; own: R[] }>();
  for (const row of rows) {
    const of = identity(row);
    const group = groups.get(of.id) ?? { of, own: [] };
    if (isBetter(of, group.of)) group.of = of;
    group.own.push(row);
    groups.set(of.id, group);
  }
  return [...groups.values()];
}

/** One tally per identity, called by the best of its spellings. */
export class Tallies<T extends Spelled> {
  readonly byId = new Map<string, Open<Tally<T>>>();

  of(one: T): Open<Tally<T>> {
    let tally = this.byId.get(one.id);
    if (tally === undefined) this.byId.set(one.id, (tally = { of: one, ...noEvents }));
    else if (tally.of !== one && isBetter(one, tally.of)) tally.of = one;
    return tally;
  }

  all(): readonly Tally<T>[] {
    return [...this.byId.values()];
  }
}

/** Each identity once, by the best of its spellings, in the order of their first ones. */
export function eachOnce<T extends Spelled>(values: readonly T[]): readonly T[] {
  return byIdentity(values, (value) => value).map(({ of }) => of);
}

/** Alerts by status; `unknown`: with a word that is none of the three, on no tab (rulings A19). */
export function alertCounts(alerts: readonly { readonly status: AlertStatus | null }[]) {
  const counts = { pending: 0, reviewed: 0, dismissed: 0, unknown: 0 };
  for (const { status } of alerts) counts[status ?? 'unknown'] += 1;
  return counts;
}

export interface TimedAlert {
  readonly status: AlertStatus | null;
  readonly createdAt: Time;
}

export const isPending = ({ status }: Pick<TimedAlert, 'status'>) => status === 'pending';

/** When the oldest pending alert was created, in ms; null where no pending alert has a time. */
export function oldestPending(alerts: readonly TimedAlert[]): number | null {
  const times = alerts.filter(isPending).flatMap(({ createdAt }) => createdAt.ms ?? []);
  return times.length === 0 ? null : times.reduce((a, b) => Math.min(a, b));
}
