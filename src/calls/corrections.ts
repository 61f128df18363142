import { call, write } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { envelope, listResponse, row } from '../api/tolerant.ts';
import { count, id, salesRep, text, time } from '../api/values.ts';
import { newestFirst } from '../domain/time/order.ts';
import { appointments } from './appointments.ts';
import { dashboard } from './dashboard.ts';

const correction = row(
  {
    id,
    appointmentId: text,
    originalSalesRep: salesRep,
    correctedSalesRep: salesRep,
    reason: text,
    createdAt: time,
  },
  ['id', 'appointmentId', 'correctedSalesRep'],
);
export type Correction = ValueOf<typeof correction>;

export const corrections = call('/api/manual-corrections', {
  pollMs: 30_000,
  response: listResponse(correction, ['corrections', 'manualCorrections']),
  /** In the order of their times. */
  figures: ({ rows }) => newestFirst(rows, ({ createdAt }) => createdAt),
});

export const addCorrection = write('POST', '/api/manual-corrections', {
  sends: {
    appointmentId: 'string',
    originalSalesRep: 'string',
    correctedSalesRep: 'string',
    reason: 'string',
  },
  reloads: [corrections, appointments, dashboard],
});

export const runAutoCorrections = write('POST', '/api/auto-corrections/run', {
  response: envelope({ corrected: count, total: count }),
  reloads: [corrections, appointments, dashboard],
});
