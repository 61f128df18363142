import { alertFigures, type ValidationAlert, type Waits } from '../src/calls/alerts.ts';
import { appointment as appointmentRow } from '../src/calls/appointments.ts';
import { reads } from '../src/calls/index.ts';
import { regionFigures } from '../src/calls/regions.ts';
import type { Rows } from '../src/api/tolerant.ts';

// Entities as they are read from what a server sends. A field that a case does not give reads as a missing one, so that
// a new field changes no test that does not name it.

type Sent = Readonly<Record<string, unknown>>;

/** A whole list, of which every row could be read. */
export const rowsOf = <T>(...rows: T[]): Rows<T> => ({
  rows,
  unreadable: 0,
  isNoList: false,
  total: null,
});

const first =
  <T>(read: (sent: Sent) => { readonly rows: readonly T[] } | undefined, least: Sent = {}) =>
  (sent: Sent = {}): T => {
    const row = read({ ...least, ...sent })?.rows[0];
    if (row === undefined) throw new Error('The row cannot be read');
    return row;
  };

export const appointment = (sent: Sent = {}) => appointmentRow.read({ title: 'DD', ...sent });

export const region = first((sent) => reads.regions.response.read([sent]), { key: 'florida' });

/** The figures of regions, of rows as `region` takes them. */
export const figuresOfRegions = (...sent: readonly object[]) =>
  regionFigures(rowsOf(...sent.map((row) => region({ ...row }))));

export const telemarketer = first((sent) => reads.telemarketers.response.read([sent]), {
  name: 'Daniel Cole',
});

export const recentValidation = first((sent) => reads.recentValidations.response.read([sent]), {
  id: 'v1',
});

export const insight = first((sent) => reads.insights.response.read([sent]), { title: 'Valid' });

export const learningMetrics = (sent: Sent) => reads.learningMetrics.response.read(sent);

export const alert = first((sent) => reads.alerts.response.read([sent]), { id: 'a1' });

/** The figures of a whole list of alerts. */
export const figuresOfAlerts = (...alerts: readonly ValidationAlert[]) =>
  alertFigures(rowsOf(...alerts));

/** The waits of two pending alerts. */
export const waits = (given: Partial<Waits> = {}): Waits => ({
  pending: 2,
  longestMs: null,
  untimed: 0,
  inFuture: 0,
  ...given,
});

export const repProfile = first((sent) => reads.salesReps.response.read([sent]), { repId: 'r1' });

const months = (sent: Sent) => reads.monthly.response.read({ months: [sent] }).months;

export const month = first(months, { month: '2026-11' });

export const monthWeek = first(
  (sent) => months({ month: '2026-11', weeklyBreakdown: [sent] }).rows[0]?.weeklyBreakdown,
  { weekNumber: 1 },
);

const quality = (sent: Sent) => reads.dataQuality.response.read(sent);

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
