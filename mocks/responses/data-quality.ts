import { identityOf } from '../../src/domain/text/identity.ts';
import { countText } from '../../src/domain/text/format.ts';
import type { View, World } from '../world/world.ts';
import { groupBy, mean, round1 } from './numbers.ts';
import { isFixable } from './phone.ts';
import { checkup } from './violations.ts';
import type { Row } from '../world/row.ts';
import { appointmentRow } from './appointments.ts';

/** The greatest number of rows in a list; the summary counts all. */
const listed = 100;

const kept = new WeakMap<View, ReturnType<typeof report>>();

export function dataQuality(world: World) {
  const view = world.view();
  let response = kept.get(view);
  if (response === undefined) kept.set(view, (response = report(view, world.designated)));
  return response;
}

function report({ rows }: View, designated: readonly string[]) {
  const checkups = rows.map((row) => checkup(row, designated));
  const reports = checkups.map((check) => check.report);
  const phones = checkups.flatMap(({ phone }) => (phone && !phone.isValid ? [phone] : []));
  const fixed = phones.filter(isFixable).length;
  const groups = duplicateGroups(rows);
  const doubled = groups.reduce((sum, { appointments }) => sum + appointments.length - 1, 0);
  const same = groups.filter(({ suggestedAction }) => suggestedAction === 'merge').length;
  const errors = reports.filter(({ status }) => status === 'invalid').length;
  return {
    summary: {
      qualityScoreAverage: round1(mean(reports.map(({ score }) => score)) ?? 100),
      phoneIssuesFound: phones.length,
      phoneIssuesFixed: fixed,
      duplicatesFound: doubled,
      validationErrors: errors,
      totalProcessed: rows.length,
    },
    phoneCorrections: phones.slice(-listed),
    duplicates: {
      duplicateGroups: groups.slice(-listed),
      suggestions: [
        {
          priority: 'high' as const,
          action: 'Merge duplicate bookings',
          reason: countText(same, 'duplicate booking'),
        },
        {
          priority: 'medium' as const,
          action: 'Ask for missing customers',
          reason: `${countText(errors, 'event')} ${errors === 1 ? 'has' : 'have'} no customer`,
        },
        {
          priority: 'low' as const,
          action: 'Fix phone numbers',
          reason: `${countText(phones.length, 'number')} cannot be dialed`,
        },
      ].filter(({ reason }) => !reason.startsWith('0 ')),
    },
    validationReports: reports.filter(({ violations }) => violations.length > 0).slice(-listed),
  };
}

/** Bookings of one customer in one region. */
function duplicateGroups(rows: readonly Row[]) {
  const named = rows.filter(({ event }) => event.customer.trim().includes(' '));
  const byCustomer = groupBy(named, ({ event }) =>
    [event.region, identityOf(event.customer)].join('\u001f'),
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
