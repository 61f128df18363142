import { memoize, once } from 'es-toolkit/function';
import { call } from '../api/call.ts';
import { fields, isFields, row, type ValueOf } from '../api/fields.ts';
import { listResponse } from '../api/rows.ts';
import {
  count,
  number,
  phone,
  region,
  salesRep,
  sentText,
  status,
  telemarketer,
  text,
  timeToday,
} from '../api/values.ts';
import { designatedTelemarketers } from '../config.ts';
import { countsOf, outcomesOf } from '../domain/appointment/appointment.ts';
import type { RowFilter, RowList } from '../domain/appointment/row-filter.ts';
import { type ShortReason, shortReasons } from '../domain/appointment/short-reasons.ts';
import { appointmentName, type SentTexts } from '../domain/appointment/token.ts';
import { withoutKnownRep, withoutRepName } from '../domain/people.ts';
import type { Region } from '../domain/region/region.ts';
import { newestFirst } from '../domain/time/order.ts';
import { findRows } from './found-rows.ts';
import { digitsOfTitle, knownRepsIn, repsByDigits } from './known-reps.ts';
import { lazily } from './lazily.ts';
import { whyInvalid } from './reasons.ts';
import { noEvents, type Tally, undecidedOf } from './tallies.ts';
import { rankReps } from './top-reps.ts';

const sentRow = row({
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
});

/** The texts by which a correction and a link name a row, as sent: the server builds ids of them (S3). */
function sentTexts(sent: Readonly<Record<string, unknown>>): SentTexts {
  return {
    title: sentText(sent['title']),
    customer: sentText(sent['customer']) || sentText(sent['customerName']),
    region: sentText(sent['region']),
    time: sentText(sent['time']),
    phone: sentText(sent['phone']),
    telemarketer: sentText(sent['telemarketer']),
  };
}

/**
 * Appointment (S3): any one field is enough (A2), and second names are folded into the first (A3). `confidence` is the
 * verdict's and `stateConfidence` the detected state's, both in percent (C38).
 */
export function appointment(sent: unknown) {
  const read = sentRow(sent);
  // Each by its name: spreading the rest of 10,000 rows takes a quarter of their reading.
  return {
    title: read.title,
    customer: read.customer || read.customerName,
    region: read.region,
    salesRep: read.salesRep.id === '' ? read.field_agent : read.salesRep,
    telemarketer: read.telemarketer,
    time: read.time,
    phone: read.phone,
    status: read.status,
    state: read.state,
    detectedState: read.stateAnalysis.detectedState,
    stateConfidence: read.stateAnalysis.confidence,
    confidence: read.confidence,
    reason: read.reason,
    type: read.type,
    sent: sentTexts(isFields(sent) ? sent : {}),
  };
}
export type Appointment = ValueOf<typeof appointment>;

const list = listResponse(appointment, ['appointments']);
const totals = fields({ total: count, valid: count, invalid: count });

/** The rows, with the server's own totals (S3): a total above the rows says that some are missing (A15). */
const appointmentsResponse = Object.assign(
  (sent: unknown) => {
    const read = list(sent);
    const sentTotals = totals(sent);
    const { total } = sentTotals;
    const received = read.rows.length + read.unreadable;
    return { ...read, sentTotals, total: total !== null && total > received ? total : null };
  },
  { none: { ...list.none, sentTotals: totals(undefined) } },
);
export type Appointments = ValueOf<typeof appointmentsResponse>;

type AppointmentLists = Readonly<Record<RowList, readonly Appointment[]>>;

/** What screens show of the appointments (C37), each counted when a screen first needs it. */
function appointmentFigures(response: Appointments) {
  const { rows } = response;
  const lists = once((): AppointmentLists => ({ ...outcomesOf(rows), all: rows }));
  const why = once(() => whyInvalid(rows));
  const whyIn = memoize((inRegion: Region) => whyInvalid(rows, inRegion), {
    getCacheKey: ({ id }) => id,
  });
  const knownReps = once(() => knownRepsIn(rows, designatedTelemarketers()));
  return lazily({
    /** The rows by outcome, in the server's order. */
    lists,
    /** The rows that a filter means, by outcome. */
    find: () => (filter: Partial<RowFilter>) => findRows(rows, filter),
    /** The server's counts, or those of its list. */
    counts: () => countsOf(response),
    /** At most ten reps by valid appointments. */
    topReps: () => rankReps(rows, designatedTelemarketers()),
    /** Why the events are invalid. */
    why,
    /** Why the events of one region are invalid. */
    whyIn: () => whyIn,
    /** How many events of a region, or of all, wait for a decision (C36); null where rows are missing (A15). */
    waitingIn: () => (within: Region | null) => {
      if (response.total !== null) return null;
      const inRegion = ({ subject }: Tally<Region>) => subject.id === within?.id;
      return undecidedOf((within ? why().region.find(inRegion) : why()) ?? noEvents);
    },
    /** The sales reps whom a correction may name. */
    knownReps,
    /** The known rep that the digits of a title name. */
    repNamedIn: () => {
      const named = repsByDigits(rows, knownReps());
      return (title: string) => named.get(digitsOfTitle(title)) ?? null;
    },
    /** The rows without a known sales rep, newest first. */
    withoutRep: () => newestFirst(withoutKnownRep(rows), ({ time }) => time),
    /** How many rows name no sales rep at all. */
    unnamedReps: () => withoutRepName(rows).length,
    /** A text for each row, of its name and outcome: a new text means that a run has judged the row (C42). */
    verdicts: () =>
      rows.map((entry) => ({ name: appointmentName(entry), outcome: entry.status.outcome })),
    /** The reason of a valid row, without the words that all rows of its type share; undefined if it can't be shortened. */
    shortReason: (): ShortReason<Appointment> => {
      const shortReason = shortReasons(lists().valid);
      return (entry) => (entry.status.outcome === 'valid' ? shortReason(entry) : undefined);
    },
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
