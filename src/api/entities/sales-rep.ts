import * as v from 'valibot';
import { count, envelope, listResponse, number, row, text, texts } from '../tolerant.ts';

/** Manual sales rep correction (spec 3). `appointmentId` is title, customer and region joined by underscores. */
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

/** Payload of a manual correction (spec 7). */
export const correctionPayload = v.object({
  appointmentId: v.string(),
  originalSalesRep: v.string(),
  correctedSalesRep: v.string(),
  reason: v.string(),
});

/** Auto-correction result (spec 3). */
export const autoCorrectionResponse = envelope({ corrected: count, total: count });

/** Actual sales rep profile (spec 3). `confidence` is a percent; `territories` may be one text or a list. */
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
