import { memoize } from 'es-toolkit/function';
import { call } from '../api/call.ts';
import { designatedTelemarketers } from '../config.ts';
import { countsOf, outcomesOf } from '../domain/appointment/appointment.ts';
import type { SentTexts } from '../domain/appointment/token.ts';
import { isWhole } from '../domain/figures/received.ts';
import { withoutKnownRep } from '../domain/people.ts';
import type { Region } from '../domain/region/region.ts';
import { lazily } from './lazily.ts';
import { whyInvalid } from './reasons.ts';
import { rankReps } from './top-reps.ts';
import {
  count,
  number,
  phone,
  readText,
  region,
  salesRep,
  status,
  telemarketer,
  text,
  timeToday,
} from '../api/values.ts';
import { fieldNames, fields, listResponse, row } from '../api/tolerant.ts';
import { mapped, type ValueOf } from '../api/shape.ts';

const entries = {
  title: text,
  customer: text,
  customerName: text,
  region,
  salesRep,
  field_agent: salesRep,
  telemarketer,
  time: timeToday,
  phone,
  status,
  state: text,
  stateAnalysis: fields({ detectedState: region, confidence: number }),
  confidence: number,
  reason: text,
  type: text,
};

/** The texts by which a correction and a link name a row, as sent: the server builds ids of them (spec 3). */
function sentTexts(sent: Readonly<Record<string, unknown>>): SentTexts {
  return {
    title: readText(sent['title']),
    customer: readText(sent['customer']) || readText(sent['customerName']),
    region: readText(sent['region']),
    time: readText(sent['time']),
    phone: readText(sent['phone']),
    telemarketer: readText(sent['telemarketer']),
  };
}

/**
 * Appointment (spec 3): any one field is enough (A2), and second names are folded into the first (A3). `confidence` is the
 * verdict's and `stateConfidence` the detected state's, both in percent (C38).
 */
export const appointment = mapped(row(entries, fieldNames(entries)), (read, sent) => {
  const { customerName, field_agent, stateAnalysis, salesRep: rep } = read;
  // Each by its name: spreading the rest of 10,000 rows takes a quarter of their reading.
  return {
    title: read.title,
    customer: read.customer || customerName,
    region: read.region,
    salesRep: rep.id === '' ? field_agent : rep,
    telemarketer: read.telemarketer,
    time: read.time,
    phone: read.phone,
    status: read.status,
    state: read.state,
    detectedState: stateAnalysis.detectedState,
    stateConfidence: stateAnalysis.confidence,
    confidence: read.confidence,
    reason: read.reason,
    type: read.type,
    sent: sentTexts(sent),
  };
});
export type Appointment = ValueOf<typeof appointment>;

const list = listResponse(appointment, ['appointments']);
const totals = fields({ total: count, valid: count, invalid: count });

/** The rows, with the server's own totals where it sent them (spec 3). */
const appointmentsResponse = {
  ...mapped(list, (read, sent) => ({ ...read, sentTotals: totals.read(sent) }), {
    kind: 'both',
    parts: [list, totals],
  }),
  none: { ...list.none, sentTotals: totals.read({}) },
};
export type Appointments = ValueOf<typeof appointmentsResponse>;

/** What screens show of the day's appointments, each counted when a screen first needs it. */
function appointmentFigures(response: Appointments) {
  const { rows } = response;
  const isAll = isWhole(response);
  const whyIn = memoize((one: Region) => whyInvalid(rows, one), {
    getCacheKey: ({ id }) => id,
  });
  return lazily({
    /** Nothing is missing, so that something may be said of all events (rulings A15). */
    isWhole: () => isAll,
    /** The rows by outcome, in the server's order. */
    lists: () => ({ ...outcomesOf(rows), all: rows }),
    /** The server's counts, or those of its list. */
    counts: () => countsOf(response),
    /** At most ten reps by valid appointments. */
    topReps: () => rankReps(rows, designatedTelemarketers()),
    /** Why the received events are invalid. */
    why: () => whyInvalid(rows),
    /** The same of one region's events. */
    whyIn: () => whyIn,
    /** The rows that are credited to no known sales rep. */
    withoutRep: () => withoutKnownRep(rows),
  });
}

export type AppointmentFigures = ReturnType<typeof appointmentFigures>;

export const appointments = call('/api/appointments', {
  pollMs: 30_000,
  slowPollMs: 60_000,
  subject: 'Appointments',
  response: appointmentsResponse,
  figures: appointmentFigures,
});
