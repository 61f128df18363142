import { call, write } from '../api/call.ts';
import { object, row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { count, id, salesRep, text, time } from '../api/values.ts';
import { newestFirst } from '../domain/time/order.ts';
import { appointments } from './appointments.ts';
import { dashboard } from './dashboard.ts';

const correction = row({
  id,
  appointmentId: text,
  originalSalesRep: salesRep,
  correctedSalesRep: salesRep,
  reason: text,
  createdAt: time,
});
export type Correction = ValueOf<typeof correction>;

export const corrections = call('/api/manual-corrections', {
  pollMs: 30_000,
  response: listResponse(correction, ['corrections', 'manualCorrections']),
  figures: ({ rows }: Rows<Correction>) => ({
    newestFirst: newestFirst(rows, ({ createdAt }) => createdAt),
  }),
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
  response: object({ corrected: count, total: count }),
  reloads: [corrections, appointments, dashboard],
});
