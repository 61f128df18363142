import * as v from 'valibot';
import { described } from '../shape.ts';
import { count, fieldNames, fields, listResponse, number, row, text } from '../tolerant.ts';

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
/** One field is enough: an event of which only region and status are known is a row (rulings A2). */
const usable = fieldNames(entries);

/**
 * Appointment (spec 3), with the second name of a field folded into the first (A3): the rep is
 * `salesRep`, else `field_agent`; the customer `customer`, else `customerName`; the confidence that of
 * the detected-state analysis, else the row's own. Missing text is '', a missing number null.
 */
export const appointment = described(
  { kind: 'row', entries, usable },
  v.pipe(
    row(entries, usable),
    v.transform(({ customerName, field_agent, stateAnalysis, ...rest }) => ({
      ...rest,
      customer: rest.customer || customerName,
      salesRep: rest.salesRep || field_agent,
      detectedState: stateAnalysis.detectedState,
      confidence: stateAnalysis.confidence ?? rest.confidence,
    })),
  ),
);
export type Appointment = v.InferOutput<typeof appointment>;

const list = listResponse(appointment, ['appointments']);
const totals = fields({ total: count, valid: count, invalid: count });

/** Appointments response (spec 3): the rows, and the server's own totals where it sent them. */
export const appointmentsResponse = described(
  { kind: 'both', parts: [list, totals] },
  v.pipe(
    v.unknown(),
    v.transform((input) => ({ list: input, totals: input })),
    v.object({ list, totals }),
    v.transform(({ list: read, totals: sent }) => ({ ...read, ...sent })),
  ),
);
export type Appointments = v.InferOutput<typeof appointmentsResponse>;
