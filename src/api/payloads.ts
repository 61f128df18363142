/** The fields that the writes of the contract send (spec 7), by their names there: the type of each, or its words. */
const payloads = {
  addLearningCorrection: {
    appointmentTitle: 'string',
    correctDecision: 'boolean',
    correctedBy: 'string',
    reason: 'string',
  },
  reviewAlert: {
    alertId: 'string',
    decision: ['valid', 'invalid'],
    reviewedBy: 'string',
    notes: 'string',
  },
  dismissAlert: { alertId: 'string', reviewedBy: 'string' },
  addCorrection: {
    appointmentId: 'string',
    originalSalesRep: 'string',
    correctedSalesRep: 'string',
    reason: 'string',
  },
  analyzePhone: { phone: 'string' },
} as const;

type Payloads = typeof payloads;
type Field = 'string' | 'boolean' | readonly string[];
type Sent<F> = F extends readonly (infer Word)[] ? Word : F extends 'boolean' ? boolean : string;

export type PayloadOf<N extends string> = N extends keyof Payloads
  ? { [K in keyof Payloads[N]]: Sent<Payloads[N][K]> }
  : void;

const fields = new Map<string, Readonly<Record<string, Field>>>(Object.entries(payloads));

/** Undefined for a write that sends no body. */
export function payloadFields(name: string): Readonly<Record<string, Field>> | undefined {
  return fields.get(name);
}
