import { call, write } from '../api/call.ts';
import { mapped, type ValueOf } from '../api/shape.ts';
import { envelope, fieldNames, listResponse, row } from '../api/tolerant.ts';
import {
  alertStatus,
  count,
  decision,
  id,
  lines,
  number,
  region,
  salesRep,
  telemarketer,
  text,
  time,
} from '../api/values.ts';
import { hashOf } from '../domain/text/identity.ts';

const alertFields = {
  id,
  title: text,
  customer: text,
  telemarketer,
  salesRep,
  region,
  confidence: number,
  reason: text,
  status: alertStatus,
  createdAt: time,
  manualDecision: decision,
  reviewedBy: text,
  reviewedAt: time,
  notes: lines,
};

/**
 * `confidence` is the verdict's, in percent; `status` is null for a word that is on no tab (spec 3, A19). An alert without
 * a readable id has a name in its place, which is in the URL but says no customer's, and can't be decided (A14).
 */
const alert = mapped(row(alertFields, fieldNames(alertFields)), (read) => {
  const { title, customer, createdAt } = read;
  const hasId = read.id !== '';
  return {
    ...read,
    hasId,
    id: read.id || `no-id-${hashOf(`${title}|${customer}|${createdAt.text}`)}`,
  };
});
export type ValidationAlert = ValueOf<typeof alert>;

const alertStatsResponse = envelope({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});

export const alerts = call('/api/manual-validation/alerts', {
  pollMs: 10_000,
  response: listResponse(alert, ['alerts']),
});

export const alertStats = call('/api/manual-validation/stats', {
  pollMs: 10_000,
  response: alertStatsResponse,
});

export const reviewAlert = write('POST', '/api/manual-validation/review', {
  sends: {
    alertId: 'string',
    decision: ['valid', 'invalid'],
    reviewedBy: 'string',
    notes: 'string',
  },
  reloads: [alerts, alertStats],
});

export const dismissAlert = write('POST', '/api/manual-validation/dismiss', {
  sends: { alertId: 'string', reviewedBy: 'string' },
  reloads: [alerts, alertStats],
});
