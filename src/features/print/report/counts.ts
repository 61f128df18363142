import { notAvailable, outcomeOf, shownText } from '../../../domain/appointment/appointment.ts';
import { showNumber, sum } from '../../../domain/number/format.ts';
import { nameKey } from '../../../domain/people/rep-name.ts';
import { isDesignated } from '../../../domain/people/telemarketer.ts';
import { type RegionRow, regionId, regionTextOf } from '../../../domain/region/region.ts';
import { type Tally, addEvent, noEvents, talliesBy } from '../../../domain/tally.ts';
import { isBlank, oneLine } from '../../../domain/text/plain-text.ts';
import { byText, unitText } from '../../../domain/text/words.ts';
import { ageText } from '../../../domain/time/age.ts';
import {
  calendarDay,
  dayLabel,
  easternLongDate,
  easternTime,
} from '../../../domain/time/eastern.ts';
import { ageWarning } from '../../../query/reads-age.ts';

/** Longer tables end with one line of the rest (visual.md section 15). */
export const most = { regions: 8, telemarketers: 6, reasons: 9 } as const;

/** Events of one name; null what the server's figure does not say. */
export interface Counted {
  readonly name: string;
  readonly valid: number | null;
  readonly invalid: number | null;
  readonly all: number | null;
}

type Sums = Omit<Counted, 'name'>;

const figures = ['valid', 'invalid', 'all'] as const;

/** The sums of some rows; null where a figure of one is not known. */
export function sumsOf(rows: readonly Sums[]): Sums {
  const sums = figures.map((figure) => {
    const values = rows.map((row) => row[figure]);
    return [figure, values.includes(null) ? null : sum(values)];
  });
  return Object.fromEntries(sums) as Record<(typeof figures)[number], number | null>;
}

/** The first rows, and the rest as 'n others' with their sums. */
export function withOthers<T extends Counted>(rows: readonly T[], limit: number): (T | Counted)[] {
  const rest = rows.slice(limit);
  if (rest.length === 0) return [...rows];
  const name = `${showNumber(rest.length)} ${unitText(rest.length, 'other')}`;
  return [...rows.slice(0, limit), { name, ...sumsOf(rest) }];
}

interface Event {
  readonly status: string;
  readonly region: string;
  readonly telemarketer: string;
}

/** Events by a name, whatever its case. */
function tally(
  events: readonly Event[],
  nameOf: (event: Event) => string,
  keyOf: (name: string) => string,
): ReadonlyMap<string, Tally> {
  const tallies = talliesBy(keyOf);
  for (const event of events) addEvent(tallies.of(nameOf(event)), outcomeOf(event.status));
  return tallies.byKey;
}

const byCount = (a: Omit<Tally, 'key'>, b: Omit<Tally, 'key'>) =>
  b.all - a.all || byText(a.name, b.name);

/** The designated telemarketers in their order, with or without events, then the others by count. */
export function telemarketerCounts(
  events: readonly Event[],
  designated: readonly string[],
): Counted[] {
  const shown = ({ telemarketer }: Event) => shownText(oneLine(telemarketer));
  const tallies = tally(events, shown, nameKey);
  const first = designated.map((name) => {
    const { valid, invalid, all } = tallies.get(nameKey(name)) ?? noEvents;
    return { name, valid, invalid, all };
  });
  const others = [...tallies.values()]
    .filter(({ name }) => !isDesignated(name, designated))
    .map(({ name, valid, invalid, all }) => ({ name, valid, invalid, all }));
  return [...first, ...others.toSorted(byCount)];
}

interface SentRegion extends RegionRow {
  readonly abbreviation: string;
  readonly validAppointments: number | null;
  readonly totalEvents: number | null;
}

export interface CountedRegion extends Counted {
  readonly region: string;
  readonly abbreviation: string;
}

/** The server's regions, the most events first where there are too many; invalid as the appointments say. */
export function regionCounts(
  regions: readonly SentRegion[],
  events: readonly Event[] | undefined,
  nameOf: (region: string) => string,
): CountedRegion[] {
  const tallies = tally(events ?? [], ({ region }) => region || notAvailable, regionId);
  const rows = regions.map((row) => {
    const region = regionTextOf(row);
    // Events of a region that only the server knows have its name or its key.
    const found = [region, row.key].filter((text) => !isBlank(text)).map(regionId);
    const sums = tallies.get(found.find((id) => tallies.has(id)) ?? '');
    return {
      name: nameOf(region),
      region,
      abbreviation: row.abbreviation,
      valid: row.validAppointments,
      invalid: events ? (sums?.invalid ?? 0) : null,
      all: row.totalEvents,
    };
  });
  if (rows.length <= most.regions) return rows;
  return rows.toSorted((a, b) => (b.all ?? -1) - (a.all ?? -1) || byText(a.name, b.name));
}

interface ReportTime {
  /** The week of weekly mode; null on a working day. */
  readonly week: { readonly start: string; readonly end: string } | null;
  readonly nowMs: number;
  /** Of the oldest response that the report shows; null without any. */
  readonly ageMs: number | null;
  readonly isStale: boolean;
  /** What could not be loaded: 'Alerts'. */
  readonly missing: readonly string[];
}

/** The head of the day's report: the day or week of its figures, when they are of, and what is wrong with them. */
export function headTexts({ week, nowMs, ageMs, isStale, missing }: ReportTime) {
  const dataMs = nowMs - (ageMs ?? 0);
  const time = `${easternTime(dataMs)} Eastern`;
  const age =
    ageMs === null ? 'no data' : `data ${ageMs < 60_000 ? 'under 1 min' : ageText(ageMs)} old`;
  return {
    title: `Appointments, ${week ? weekText(week) : easternLongDate(dataMs)}`,
    subtitle: `All regions · ${week ? 'Call Center Closed' : 'valid so far'}, ${time}`,
    printed: `Printed ${easternTime(nowMs)}, ${age}`,
    warning: ageWarning({ ageMs, isStale, missing }),
  };
}

function weekText({ start, end }: { readonly start: string; readonly end: string }): string {
  const year = calendarDay(end)?.slice(0, 4);
  return `week of ${dayLabel(start)} to ${dayLabel(end)}${year ? `, ${year}` : ''}`;
}
