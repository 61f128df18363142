import type { Person } from '../people.ts';
import type { Region } from '../region/region.ts';
import type { Time } from '../time/read-time.ts';
import type { Status } from './status.ts';

export interface Validation {
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
  const found = new Map<V, A>();
  for (const each of validations) {
    const alike = (byCustomer.get(each.customer) ?? []).filter((row) => isAlike(each, row));
    const [onlyOne] = alike.length === 1 ? alike : [];
    const row =
      alike.find(({ time }) => isSame(time, each.time)) ??
      (onlyOne && isBefore(onlyOne.time, each.time) ? onlyOne : null);
    if (row) found.set(each, row);
  }
  return found;
}

function isSame(booked: Time, validated: Time): boolean {
  return booked.ms === validated.ms && (booked.ms !== null || booked.text === validated.text);
}

function isBefore({ ms: booked }: Time, { ms: validated }: Time): boolean {
  return booked !== null && validated !== null && booked <= validated;
}
