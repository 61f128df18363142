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
