import { sideOf } from '../../domain/appointment/appointment.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { regionId } from '../../domain/region/region.ts';
import { parseInstant } from '../../domain/time/eastern.ts';

interface Validation {
  readonly customer: string;
  readonly region: string;
  readonly telemarketer: string;
  readonly time: string;
  readonly status: string;
}

/**
 * The appointment of each validation, which has no title and no phone: the same customer, telemarketer, region and
 * result, booked at the same time or, as the time may be that of the validation, the only one booked until then.
 */
export function appointmentsOf<V extends Validation, A extends Validation>(
  validations: readonly V[],
  appointments: readonly A[],
): ReadonlyMap<V, A> {
  // One look-up per appointment: few have the customer of a validation.
  const byCustomer = new Map<string, A[]>(validations.map(({ customer }) => [customer, []]));
  for (const row of appointments) byCustomer.get(row.customer)?.push(row);
  const found = new Map<V, A>();
  for (const each of validations) {
    const alike = (byCustomer.get(each.customer) ?? []).filter((row) => isAlike(each, row));
    const same = alike.filter(({ time }) => time === each.time);
    const [row] = same.length > 0 ? same : alike.filter(({ time }) => isBefore(time, each.time));
    if (row && (same.length > 0 || alike.length === 1)) found.set(each, row);
  }
  return found;
}

function isAlike(a: Validation, b: Validation): boolean {
  return (
    personKey(a.telemarketer) === personKey(b.telemarketer) &&
    regionId(a.region) === regionId(b.region) &&
    sideOf(a.status) === sideOf(b.status)
  );
}

function isBefore(booked: string, validated: string): boolean {
  const [a, b] = [parseInstant(booked), parseInstant(validated)];
  return a !== null && b !== null && a <= b;
}
