import { fold } from '../../src/domain/text/words.ts';
import type { Row } from '../world/row.ts';
import { groupBy } from './group-by.ts';
import { appointmentRow } from './appointments.ts';

/** Bookings of one customer in one region. */
export function duplicateGroups(rows: readonly Row[]) {
  const named = rows.filter(({ event }) => event.customer.trim().includes(' '));
  const byCustomer = groupBy(named, ({ event }) =>
    [event.region, fold(event.customer)].join('\u001f'),
  );
  const groups = [...byCustomer.values()].flatMap((same) => {
    const [primary] = same;
    if (primary === undefined || same.length < 2) return [];
    const isExact = same.every(({ event }) => event.phone === primary.event.phone);
    return [{ same, primary, isExact }];
  });
  return groups.map(({ same, primary, isExact }) => ({
    matchType: isExact ? 'Same customer and phone' : 'Same customer',
    confidence: isExact ? 98 : 62,
    suggestedAction: isExact ? 'merge' : 'manual_review',
    appointments: same.map(appointmentRow),
    primaryAppointment: appointmentRow(primary),
  }));
}
