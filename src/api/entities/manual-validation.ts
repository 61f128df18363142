import type * as v from 'valibot';
import { count, envelope, listResponse, number, row, text } from '../tolerant.ts';

/** `confidence` is a percent; `status` is pending, reviewed or dismissed (spec 3). */
const alert = row(
  {
    id: text,
    title: text,
    customer: text,
    telemarketer: text,
    salesRep: text,
    region: text,
    confidence: number,
    reason: text,
    status: text,
    createdAt: text,
    manualDecision: text,
    reviewedBy: text,
    reviewedAt: text,
    notes: text,
  },
  ['id'],
);
export const alertsResponse = listResponse(alert, ['alerts']);
export type ValidationAlert = v.InferOutput<typeof alert>;

export const alertStatsResponse = envelope({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});
