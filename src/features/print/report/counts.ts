import type { regionFigures } from '../../../calls/regions.ts';
import { designatedTelemarketers } from '../../../config.ts';
import { showNumber, unitText } from '../../../domain/text/format.ts';
import { sumOf } from '../../../domain/number/arithmetic.ts';
import { isDesignated, type Person } from '../../../domain/people.ts';
import type { Region } from '../../../domain/region/region.ts';
import { type Counts, noEvents, type Tally } from '../../../calls/tallies.ts';
import type { Status } from '../../../domain/appointment/appointment.ts';
import { byText } from '../../../domain/text/identity.ts';
import { ageText } from '../../../domain/time/age.ts';
import { daysOf, type DateRange, rangeWord } from '../../../domain/time/period.ts';
import { eventsByDay, eventsByHour } from '../../../calls/by-time.ts';
import { hourLabel, dayLabel, easternLongDate, easternTime } from '../../../domain/time/eastern.ts';
import { shownDay, type Time } from '../../../domain/time/read-time.ts';
import { readsWarning, type ReadsAge } from '../../../query/reads-age.ts';

/** The rows of each table; one more row sums up the rest. */
export const maxRows = { regions: 8, telemarketers: 6, reasons: 9 } as const;

type Sums = Readonly<Record<'valid' | 'invalid' | 'all', number | null>>;

interface Named {
  readonly name: string;
}

/** The events of a region, a person or a reason; null where they are not known. */
export interface Counted<T extends Named = Named> extends Sums {
  readonly subject: T;
}

/** The sums of the known figures (A2); null if all are unknown. */
export function sumsOf(rows: readonly Sums[]): Sums {
  const sumIn = (field: keyof Sums) => {
    const known = rows.flatMap((row) => row[field] ?? []);
    return known.length === 0 ? null : sumOf(known, (count) => count);
  };
  return { valid: sumIn('valid'), invalid: sumIn('invalid'), all: sumIn('all') };
}

/** The first rows, and the rest as 'n others' with their sums. */
export function withOthers<T extends Named>(
  rows: readonly Counted<T>[],
  limit: number,
): readonly Counted<T | Named>[] {
  const rest = rows.slice(limit);
  if (rest.length === 0) return rows;
  const name = `${showNumber(rest.length)} ${unitText(rest.length, 'other')}`;
  return [...rows.slice(0, limit), { subject: { name }, ...sumsOf(rest) }];
}

const byCount = (a: Counted, b: Counted) =>
  (b.all ?? -1) - (a.all ?? -1) || byText(a.subject.name, b.subject.name);

const unknownCounts: Sums = { valid: null, invalid: null, all: null };

/**
 * The designated telemarketers in their order, with or without events (unknown ones where rows are missing), then the
 * others by count.
 */
export function telemarketerCounts(
  tallies: readonly Tally<Person>[],
  isIncomplete: boolean,
  designated: readonly Person[] = designatedTelemarketers(),
): readonly Counted<Person>[] {
  const none = isIncomplete ? unknownCounts : noEvents;
  const countsOf = ({ id }: Person) => tallies.find(({ subject }) => subject.id === id) ?? none;
  const others = tallies.filter(({ subject }) => !isDesignated(subject, designated));
  return [
    ...designated.map((subject) => ({ ...countsOf(subject), subject })),
    ...others.toSorted(byCount),
  ];
}

/** The server's regions with the invalid counts of the appointments; sorted by events only if there are too many. */
export function regionCounts(
  { received, all }: Pick<ReturnType<typeof regionFigures>, 'received' | 'all'>,
  tallies: readonly Tally<Region>[] | undefined,
): readonly Counted<Region>[] {
  if (received.length === 0) return [];
  const rows = all.map(({ region: subject, valid, all: events }) => {
    const judged = tallies?.find((tally) => tally.subject.id === subject.id);
    return { subject, valid, invalid: judged?.invalid ?? (tallies ? 0 : null), all: events };
  });
  return rows.length <= maxRows.regions ? rows : rows.toSorted(byCount);
}

interface ReportTime extends ReadsAge {
  /** The week of weekly mode; null on a working day. */
  readonly week: DateRange | null;
  /** When the dashboard's last response came, whose day is that of the report (C37); null before one. */
  readonly dataMs: number | null;
}

/** The head of the day's report: day or week, time and age of the data, and a warning or ''. */
export function headTexts({ week, dataMs, nowMs, ...age }: ReportTime) {
  const atMs = dataMs ?? nowMs;
  const time = `${easternTime(atMs)} Eastern`;
  const ageMs = nowMs - atMs;
  const dataAge =
    dataMs === null ? 'no data' : `data ${ageMs < 60_000 ? 'under 1 min' : ageText(ageMs)} old`;
  return {
    title: `Appointments, ${week ? weekText(week) : easternLongDate(atMs)}`,
    subtitle: `All regions · ${week ? 'Call Center Closed' : 'valid so far'}, ${time}`,
    printed: `Printed ${easternTime(nowMs)}, ${dataAge}`,
    warning: readsWarning(age),
  };
}

function weekText(week: DateRange): string {
  const { start, end } = week;
  const year = end.date?.slice(0, 4);
  return `week of ${shownDay(start)} ${rangeWord(week)} ${shownDay(end)}${year ? `, ${year}` : ''}`;
}

/** The events of an hour or a day. */
export interface PrintedBar extends Counts {
  readonly label: string;
}

interface Timed {
  readonly time: Time;
  readonly status: Status;
}

/** The events by Eastern hour, from 9 AM to 9 PM or wider if needed; empty without a readable time. */
export function hourBars(events: readonly Timed[]): PrintedBar[] {
  const { hours } = eventsByHour(events);
  if (hours.every(({ all }) => all === 0)) return [];
  return hours.map(({ hour, ...counts }) => ({ label: hourLabel(hour), ...counts }));
}

/** The events by day of the week that is shown; empty without one. */
export function dayBars(events: readonly Timed[], week: DateRange): PrintedBar[] {
  const days = eventsByDay(events, daysOf(week));
  const bars = days.map(({ day, ...counts }) => ({ label: dayLabel(day), ...counts }));
  return bars.every(({ all }) => all === 0) ? [] : bars;
}
