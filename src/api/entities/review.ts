import type * as v from 'valibot';
import { count, envelope, listResponse, number, row, text, texts } from '../tolerant.ts';

const correction = row(
  {
    id: text,
    appointmentId: text,
    originalSalesRep: text,
    correctedSalesRep: text,
    reason: text,
    createdAt: text,
  },
  ['id', 'appointmentId', 'correctedSalesRep'],
);
export const correctionsResponse = listResponse(correction, ['corrections', 'manualCorrections']);
export type Correction = v.InferOutput<typeof correction>;

export const autoCorrectionResponse = envelope({ corrected: count, total: count });

/** `confidence` is a percent; `territories` may be one text (spec 3). */
const salesRepProfile = row(
  {
    repId: text,
    repName: text,
    primaryState: text,
    territories: texts,
    appointmentCount: count,
    confidence: number,
  },
  ['repId', 'repName'],
);
export const salesRepsResponse = listResponse(salesRepProfile, ['salesReps', 'reps']);
export type SalesRepProfile = v.InferOutput<typeof salesRepProfile>;

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
