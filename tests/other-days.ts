import { appointmentRow } from './rows.ts';

// At the start of a test it is November 21, 2026: two valid events and an invalid one, and three rows of other days.

/** Rows of today and of other days (C37); `given` is in each. */
export const rowsOfThreeDays = (given: Readonly<Record<string, unknown>> = {}) =>
  [
    { time: '2026-11-21T14:10:00Z', customer: 'Ada Today' },
    { time: '2026-11-21T15:10:00Z', customer: 'Ben Today' },
    { time: '2026-11-21T15:20:00Z', customer: 'Cy Today', status: 'invalid' },
    { time: '2026-11-20T15:30:00Z', customer: 'Dee Yesterday' },
    { time: '2026-11-20T15:40:00Z', customer: 'Eli Yesterday' },
    { time: '2026-11-22T15:50:00Z', customer: 'Fay Tomorrow' },
  ].map((row) => appointmentRow({ ...row, ...given }));
