import * as v from 'valibot';
import { count, fieldNames, fields, listResponse, number, row, shaped, text } from '../tolerant.ts';

const entries = {
  title: text,
  customer: text,
  customerName: text,
  region: text,
  salesRep: text,
  field_agent: text,
  telemarketer: text,
  time: text,
  phone: text,
  status: text,
  state: text,
  stateAnalysis: fields({ detectedState: text, confidence: number }),
  confidence: number,
  reason: text,
  type: text,
};
/** Appointment (spec 3): any one field is enough (A2), and second names are folded into the first (A3). */
export const appointment = v.pipe(
  row(entries, fieldNames(entries)),
  v.transform(({ customerName, field_agent, stateAnalysis, ...rest }) => ({
    ...rest,
    customer: rest.customer || customerName,
    salesRep: rest.salesRep || field_agent,
    detectedState: stateAnalysis.detectedState,
    confidence: stateAnalysis.confidence ?? rest.confidence,
  })),
);
export type Appointment = v.InferOutput<typeof appointment>;

const list = listResponse(appointment, ['appointments']);
const totals = fields({ total: count, valid: count, invalid: count });

/** The rows, with the server's own totals where it sent them (spec 3). */
export const appointmentsResponse = v.pipe(
  v.unknown(),
  v.transform((input) => ({ list: input, totals: input })),
  v.object({ list, totals }),
  v.transform(({ list: read, totals: sent }) => ({ ...read, ...sent })),
  shaped({ kind: 'both', parts: [list, totals] }),
);
export type Appointments = v.InferOutput<typeof appointmentsResponse>;
