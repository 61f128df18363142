import * as v from 'valibot';

/** What the writes of the contract send (spec 7), by their names there; the page has only the types. */
const payloads = {
  addLearningCorrection: v.object({
    appointmentTitle: v.string(),
    correctDecision: v.boolean(),
    correctedBy: v.string(),
    reason: v.string(),
  }),
  reviewAlert: v.object({
    alertId: v.string(),
    decision: v.picklist(['valid', 'invalid']),
    reviewedBy: v.string(),
    notes: v.string(),
  }),
  dismissAlert: v.object({ alertId: v.string(), reviewedBy: v.string() }),
  addCorrection: v.object({
    appointmentId: v.string(),
    originalSalesRep: v.string(),
    correctedSalesRep: v.string(),
    reason: v.string(),
  }),
  analyzePhone: v.object({ phone: v.string() }),
};

export type PayloadOf<N extends string> = N extends keyof typeof payloads
  ? v.InferInput<(typeof payloads)[N]>
  : void;

const schemas: ReadonlyMap<string, v.GenericSchema> = new Map(Object.entries(payloads));

/** Undefined for a write that sends no body. */
export function payloadSchema(name: string): v.GenericSchema | undefined {
  return schemas.get(name);
}
