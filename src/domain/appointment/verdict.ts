import { groupBy } from 'es-toolkit/array';
import type { Person } from '../people.ts';
import type { Region } from '../region/region.ts';
import type { Time } from '../time/read-time.ts';
import type { Status } from './appointment.ts';

interface Validation {
  readonly customer: string;
  readonly region: Region;
  readonly telemarketer: Person;
  readonly time: Time;
  readonly status: Status;
}

/**
 * The appointment of each validation, which has no title and no phone: one with the same customer, telemarketer,
 * region and result that was booked at the same time or, since that may be the time of the validation, the only one
 * booked before it.
 */
export function appointmentsOf<V extends Validation, A extends Validation>(
  validations: readonly V[],
  appointments: readonly A[],
): ReadonlyMap<V, A> {
  // One look-up per appointment, since few share a customer with a validation.
  const byCustomer = new Map<string, A[]>(validations.map(({ customer }) => [customer, []]));
  for (const row of appointments) byCustomer.get(row.customer)?.push(row);
  const isAlike = (a: V, b: A) =>
    a.telemarketer.id === b.telemarketer.id &&
    a.region.id === b.region.id &&
    a.status.outcome === b.status.outcome;
  const rowByVerdict = new Map<V, A>();
  for (const validation of validations) {
    const alike = (byCustomer.get(validation.customer) ?? []).filter((row) =>
      isAlike(validation, row),
    );
    const [onlyOne] = alike.length === 1 ? alike : [];
    const row =
      alike.find(({ time }) => isSame(time, validation.time)) ??
      (onlyOne && isBefore(onlyOne.time, validation.time) ? onlyOne : null);
    if (row) rowByVerdict.set(validation, row);
  }
  return rowByVerdict;
}

function isSame(booked: Time, validated: Time): boolean {
  return booked.ms === validated.ms && (booked.ms !== null || booked.text === validated.text);
}

function isBefore({ ms: booked }: Time, { ms: validated }: Time): boolean {
  return booked !== null && validated !== null && booked <= validated;
}

interface Confident {
  /** Of the verdict, in percent. */
  readonly confidence: number | null;
}

interface Titled {
  readonly title: string;
  readonly customer: string;
  readonly region: Region;
}

interface Alert extends Titled {
  readonly createdAt: Time;
}

/** The row with an alert's title, customer and region; of several, the nearest before the alert. */
export function appointmentOfAlert<A extends Titled & { readonly time: Time }>(
  alert: Alert,
  rows: readonly A[],
): A | null {
  const { title, customer, region, createdAt } = alert;
  if ([title, customer, region.id].every((text) => text === '')) return null;
  const distance = ({ time }: A) => distanceBefore(time.ms, createdAt.ms);
  const [nearest = null] = rows
    .filter((row) => isAlike(row, alert))
    // Two unknown times give NaN.
    .toSorted((a, b) => distance(a) - distance(b) || 0);
  return nearest;
}

/** Finds the rows of many alerts: each as `appointmentOfAlert` does. */
export function appointmentFinder<A extends Titled & { readonly time: Time }>(
  rows: readonly A[],
): (alert: Alert) => A | null {
  const keyOf = ({ title, customer, region }: Titled) => [title, customer, region.id].join('\n');
  const byKey = groupBy(rows, keyOf);
  return (alert) => appointmentOfAlert(alert, byKey[keyOf(alert)] ?? []);
}

const isAlike = (a: Titled, b: Titled) =>
  a.customer === b.customer && a.title === b.title && a.region.id === b.region.id;

/** Longer than any time before the alert, in ms. */
const afterTheAlert = 1e15;

function distanceBefore(time: number | null, createdAt: number | null): number {
  if (time === null || createdAt === null) return Infinity;
  return time <= createdAt ? createdAt - time : afterTheAlert + time - createdAt;
}

/** The alert of a row among the given ones. */
export function alertOfAppointment<A extends Titled & { readonly time: Time }, B extends Alert>(
  row: A,
  rows: readonly A[],
  alerts: readonly B[],
): B | undefined {
  return alerts.find((alert) => isAlike(alert, row) && appointmentOfAlert(alert, rows) === row);
}

interface Verdicts {
  readonly validations: readonly (Validation & Confident)[];
  readonly alerts: readonly (Alert & Confident)[];
}

/** The confidence of an appointment's verdict: its recent validation's, else its alert's, else its own (C38). */
export function verdictConfidence<A extends Titled & Validation & Confident>(
  row: A,
  rows: readonly A[],
  { validations, alerts }: Verdicts,
): number | null {
  const rowByValidation = appointmentsOf(
    validations.filter(({ customer }) => customer === row.customer),
    rows,
  );
  const validation = [...rowByValidation.keys()].find((sent) => rowByValidation.get(sent) === row);
  const alert = alertOfAppointment(row, rows, alerts);
  return validation?.confidence ?? alert?.confidence ?? row.confidence;
}
