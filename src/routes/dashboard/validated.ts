import type { Appointment } from '../../api/entities/appointment.ts';
import { outcomeOf } from '../../domain/appointment/appointment.ts';
import { personKey } from '../../domain/appointment/row-filter.ts';
import { regionId } from '../../domain/region/region.ts';
import { memoizeByText } from '../../domain/text/words.ts';
import { parseInstant } from '../../domain/time/eastern.ts';

type Validation = Pick<Appointment, 'customer' | 'region' | 'telemarketer' | 'time' | 'status'>;

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
  const personOf = memoizeByText(personKey);
  const placeOf = memoizeByText(regionId);
  const isAlike = (a: V, b: A) =>
    personOf(a.telemarketer) === personOf(b.telemarketer) &&
    placeOf(a.region) === placeOf(b.region) &&
    outcomeOf(a.status) === outcomeOf(b.status);
  const found = new Map<V, A>();
  for (const each of validations) {
    const alike = (byCustomer.get(each.customer) ?? []).filter((row) => isAlike(each, row));
    const [onlyOne] = alike.length === 1 ? alike : [];
    const row =
      alike.find(({ time }) => time === each.time) ??
      (onlyOne && isBefore(onlyOne.time, each.time) ? onlyOne : null);
    if (row) found.set(each, row);
  }
  return found;
}

function isBefore(booked: string, validated: string): boolean {
  const [a, b] = [parseInstant(booked), parseInstant(validated)];
  return a !== null && b !== null && a <= b;
}
