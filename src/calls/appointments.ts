import { memoize, once } from 'es-toolkit/function';
import { mapValues } from 'es-toolkit/object';
import { call } from '../api/call.ts';
import { designatedTelemarketers } from '../config.ts';
import { countsOf, outcomesOf } from '../domain/appointment/appointment.ts';
import type { RowFilter, RowList } from '../domain/appointment/row-filter.ts';
import { type ShortReason, shortReasons } from '../domain/appointment/short-reasons.ts';
import { appointmentName, type SentTexts } from '../domain/appointment/token.ts';
import { countAmong, isWhole, receivedText } from '../api/received.ts';
import { withoutKnownRep, withoutRepName } from '../domain/people.ts';
import { newestFirst } from '../domain/time/order.ts';
import type { Region } from '../domain/region/region.ts';
import { isOfDays } from './by-time.ts';
import { findRows } from './found-rows.ts';
import { digitsOfTitle, knownRepsIn, repsByDigits } from './known-reps.ts';
import { lazily } from './lazily.ts';
import { whyInvalid } from './reasons.ts';
import { rankReps } from './top-reps.ts';
import { unknownRegionText } from './unknown-regions.ts';
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

/** What screens show of the appointments of some days (rulings C37), each counted when a screen first needs it. */
function dayFigures(response: Appointments, days: string) {
  const isInDays = isOfDays(days);
  const rows = response.rows.every(isInDays) ? response.rows : response.rows.filter(isInDays);
  const otherDays = response.rows.length - rows.length;
  const isOfDay = otherDays === 0 ? () => true : isInDays;
  const isAll = isWhole(response);
  const part = receivedText(response);
  const counts = once(() =>
    countsOf({ ...response, rows, sentTotals: totalsOfDay(response, otherDays) }),
  );
  const why = once(() => whyInvalid(rows));
  const whyIn = memoize((inRegion: Region) => whyInvalid(rows, inRegion), {
    getCacheKey: ({ id }) => id,
  });
  const knownReps = once(() => knownRepsIn(rows, designatedTelemarketers()));
  const find = (filter: Partial<RowFilter>) =>
    findRows((filter.hour ?? null) === null ? response.rows : rows, filter, isOfDay, part);
  return lazily({
    /** The rows by outcome, in the server's order. */
    lists: () => listsOf(rows),
    /** Whether a row is one of them. */
    isOfDay: () => isOfDay,
    /** The rows that a filter means, of any day, by outcome; an hour is one of these days. */
    find: () => find,
    /** How many rows were received that are of other days. */
    otherDays: () => otherDays,
    /** How many of them are valid. */
    validOfOtherDays: () => otherDays && find({}).valid.otherDays,
    /** How many of them are of a region. */
    otherDaysIn: () => (inRegion: Region) =>
      otherDays && find({ region: inRegion.sent }).all.otherDays,
    /** The server's counts, or those of its list. */
    counts,
    /** The number of events; null for 0 while rows are missing (rulings A15). */
    eventCount: () => countAmong(counts().total, part),
    /** '150 events have an unknown region', '' without one. */
    unknownRegions: () => unknownRegionText(rows),
    /** At most ten reps by valid appointments. */
    topReps: () => rankReps(rows, designatedTelemarketers()),
    /** Why the received events are invalid. */
    why,
    /** Why all events are invalid; null where rows are missing (rulings A15). */
    whyOfAll: () => (isAll ? why() : null),
    /** The same of one region's events. */
    whyIn: () => whyIn,
    /** The sales reps of the received rows whom a correction may name. */
    knownReps,
    /** The known rep that the digits of a title name. */
    repNamedIn: () => {
      const named = repsByDigits(rows, knownReps());
      return (title: string) => named.get(digitsOfTitle(title)) ?? null;
    },
    /** The rows that are credited to no known sales rep. */
    withoutRep: () => withoutKnownRep(rows),
    /** The number of events without a known rep; null while rows are missing. */
    unknownReps: () => (isAll ? withoutKnownRep(rows).length : null),
  });
}

export type AppointmentLists = Readonly<Record<RowList, readonly Appointment[]>>;

const listsOf = (rows: readonly Appointment[]): AppointmentLists => ({
  ...outcomesOf(rows),
  all: rows,
});

/** The server's totals; where rows are of other days too, without those that count all rows. */
function totalsOfDay({ rows, sentTotals }: Appointments, otherDays: number) {
  if (otherDays === 0) return sentTotals;
  const { valid, invalid } = outcomesOf(rows);
  const listed = { total: rows.length, valid: valid.length, invalid: invalid.length };
  return mapValues(sentTotals, (sent, name) => (sent === listed[name] ? null : sent));
}

/** What screens show of the appointments, of all rows or of the days in their heading. */
function appointmentFigures(response: Appointments) {
  const { rows } = response;
  const isAll = isWhole(response);
  const on = memoize((days: string) => dayFigures(response, days));
  return lazily({
    /** All valid rows; null where rows are missing. */
    validOfAll: () => (isAll ? outcomesOf(rows).valid : null),
    /** Each row by name and outcome, which tell what a run has judged (rulings C42). */
    verdicts: () =>
      rows.map((entry) => ({ name: appointmentName(entry), outcome: entry.status.outcome })),
    /** The figures of days, an ISO interval as `useDays` returns it; '' of all rows. */
    on: () => on,
    /** The reason of a valid row without what all of its type share; undefined where it stays as it is. */
    shortReason: (): ShortReason<Appointment> => {
      const shortReason = shortReasons(outcomesOf(rows).valid);
      return (entry) => (entry.status.outcome === 'valid' ? shortReason(entry) : undefined);
    },
    /** All rows that are credited to no known sales rep. */
    withoutRep: () => withoutKnownRep(rows),
    /** The same, newest first where they can be ordered. */
    withoutRepInTime: () => newestFirst(withoutKnownRep(rows), ({ time }) => time, appointmentName),
    /** How many rows name no sales rep at all. */
    unnamedReps: () => withoutRepName(rows).length,
  });
}

export type AppointmentFigures = ReturnType<typeof appointmentFigures>;
export type DayFigures = ReturnType<typeof dayFigures>;

export const appointments = call('/api/appointments', {
  pollMs: 30_000,
  slowPollMs: 60_000,
  subject: 'Appointments',
  response: appointmentsResponse,
  figures: appointmentFigures,
});
