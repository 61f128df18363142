import * as v from 'valibot';
import { count, envelope, listResponse, number, row, text } from '../tolerant.ts';

/** Manual validation alert (spec 3). `confidence` is a percent; `status` pending, reviewed or dismissed. */
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

/** Alert stats (spec 3). */
export const alertStatsResponse = envelope({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});
export type AlertStats = v.InferOutput<typeof alertStatsResponse>;

/** Payload of a review (spec 7); `notes` is optional for the person and always sent. */
export const reviewPayload = v.object({
  alertId: v.string(),
  decision: v.picklist(['valid', 'invalid']),
  reviewedBy: v.string(),
  notes: v.string(),
});

/** Payload of a dismissal (spec 7). */
export const dismissPayload = v.object({ alertId: v.string(), reviewedBy: v.string() });
