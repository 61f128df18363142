import * as v from 'valibot';
import { appointment as appointmentRow } from '../src/api/entities/appointment.ts';
import { regionsResponse } from '../src/api/entities/dashboard.ts';
import { dataQualityResponse } from '../src/api/entities/data-quality.ts';
import { type Month, monthlyResponse } from '../src/api/entities/monthly.ts';
import { alertsResponse, salesRepsResponse } from '../src/api/entities/review.ts';

// Entities with the fields that a test gives. The schema fills the others as it does for a response without them, so
// that a new field changes no test that does not name it.

/** A list of a response, of which every row could be read. */
export const rowsOf = <T>(...rows: T[]) => ({ rows, unreadable: 0 });

function builder<T>(read: () => T | undefined) {
  const blank = read();
  if (blank === undefined) throw new Error('The schema skipped the row');
  return (given: Partial<T> = {}): T => ({ ...blank, ...given });
}

export const appointment = builder(() => ({
  ...v.parse(appointmentRow, { title: 'DD' }),
  title: '',
}));

export const region = builder(() => v.parse(regionsResponse, [{ key: 'florida' }]).rows[0]);

export const alert = builder(() => v.parse(alertsResponse, [{ id: 'a1' }]).rows[0]);

export const repProfile = builder(() => v.parse(salesRepsResponse, [{ repId: 'r1' }]).rows[0]);

const [blankMonth] = v.parse(monthlyResponse, {
  months: [{ month: '2026-11', weeklyBreakdown: [{ weekNumber: 1 }] }],
}).months.rows;

export const month = builder<Month>(
  () => blankMonth && { ...blankMonth, weeklyBreakdown: rowsOf() },
);

export const monthWeek = builder(() => blankMonth?.weeklyBreakdown.rows[0]);

const quality = v.parse(dataQualityResponse, {
  phoneCorrections: [{ original: '555-0148' }],
  validationReports: [{ status: 'invalid', violations: [{ field: 'customer' }] }],
});

export const phoneCorrection = builder(() => quality.phoneCorrections.rows[0]);

export const violation = builder(() => quality.validationReports.rows[0]?.violations.rows[0]);

export const validationReport = builder(() => quality.validationReports.rows[0]);
