import { alertFigures, type ValidationAlert } from '../src/calls/alerts.ts';
import { appointment as appointmentRow } from '../src/calls/appointments.ts';
import { reads } from '../src/calls/index.ts';
import { regionFigures } from '../src/calls/regions.ts';
import { noRows, type Rows } from '../src/api/rows.ts';

// Entities as they are read from what a server sends. A field that a case does not give reads as a missing one, so that
// a new field changes no test that does not name it.

type Sent = Readonly<Record<string, unknown>>;

/** A whole list, of which every row could be read. */
export const rowsOf = <T>(...rows: T[]): Rows<T> => ({
  ...noRows,
  rows,
});

const first =
  <T>(read: (sent: Sent) => { readonly rows: readonly T[] } | undefined, least: Sent = {}) =>
  (sent: Sent = {}): T => {
    const row = read({ ...least, ...sent })?.rows[0];
    if (row === undefined) throw new Error('The row cannot be read');
    return row;
  };

export const appointment = (sent: Sent = {}) => appointmentRow({ title: 'DD', ...sent });

const region = first((sent) => reads.regions.response([sent]), {
  key: 'florida',
  validAppointments: 0,
  totalEvents: 0,
});

/** The figures of regions, of rows as `region` takes them. */
export const figuresOfRegions = (...sent: readonly object[]) =>
  regionFigures(rowsOf(...sent.map((row) => region({ ...row }))));

export const telemarketer = first((sent) => reads.telemarketers.response([sent]), {
  name: 'Daniel Cole',
  appointments: 0,
});

export const recentValidation = first((sent) => reads.recentValidations.response([sent]), {
  id: 'v1',
});

export const insight = first((sent) => reads.insights.response([sent]), { title: 'Valid' });

export const learningMetrics = (sent: Sent) => reads.learningMetrics.response(sent);

export const alert = first((sent) => reads.alerts.response([sent]), {
  id: 'a1',
  status: 'pending',
});

/** The figures of a whole list of alerts. */
export const figuresOfAlerts = (...alerts: readonly ValidationAlert[]) =>
  alertFigures(rowsOf(...alerts));

export const repProfile = first((sent) => reads.salesReps.response([sent]), {
  repId: 'r1',
  repName: 'Luis Ocampo',
  appointmentCount: 0,
});

const months = (sent: Sent) => reads.monthly.response({ months: [sent] }).months;

const leastMonth = { month: '2026-11', totalValidAppointments: 0 };

export const month = first(months, leastMonth);

export const monthWeek = first(
  (sent) => months({ ...leastMonth, weeklyBreakdown: [sent] }).rows[0]?.weeklyBreakdown,
  { weekNumber: 1, totalAppointments: 0 },
);

const quality = (sent: Sent) => reads.dataQuality.response(sent);

export const phoneCorrection = first(
  (sent) => quality({ phoneCorrections: [sent] }).phoneCorrections,
  { original: '555-0148' },
);

const reports = (sent: Sent) => quality({ validationReports: [sent] }).validationReports;

export const validationReport = first(reports, { status: 'invalid' });

export const violation = first(
  (sent) => reports({ status: 'invalid', violations: [sent] }).rows[0]?.violations,
  { field: 'customer' },
);
