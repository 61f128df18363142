import { excerpt, noValue } from '../text/format.ts';
import { internByText } from '../text/identity.ts';
import { dayLabel, easternDate, easternDateTime, longDay, recentTime } from './eastern.ts';
import { easternInstant } from './wall-clock.ts';

// How a server's text becomes a time, a day or a month (A12). Texts are clean lines here.

/** A time as a value: an instant in ms, or null; `text` is what was sent, '' for nothing. */
export interface Time {
  readonly ms: number | null;
  readonly text: string;
}

/** A calendar day, or a month, as a value: 'YYYY-MM-DD' or 'YYYY-MM', or null; `text` is what was sent, '' for nothing. */
export interface CalendarDate {
  readonly date: string | null;
  readonly text: string;
}

export const noTime: Time = { ms: null, text: '' };
export const noDate: CalendarDate = { date: null, text: '' };

const dayMs = 86_400_000;

/** Years up to 1970 are the empty values of other systems. */
const lastEmptyYear = 1970;

/** Whether a text is a day that exists, 'YYYY-MM-DD'. A list has few days. */
const isDay: (text: string) => boolean = internByText((text) => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number(text.slice(0, 4)) <= lastEmptyYear) return false;
  // A browser may read 'February 30' as a day of March.
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
});

const dateTime =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)\d*(?:(Z)|([+-]\d{2}):?(\d{2})?)?$/i;
const epochMs = /^\d{12,13}$/;
const timeOfDay = /^(\d{1,2}):(\d{2})(?::\d{2})?(?: ?([ap])m)?$/i;

/**
 * The instant of a text, in ms: ISO 8601 or epoch milliseconds, and without an offset an Eastern wall-clock time. A time of
 * day alone is one of the Eastern day of `nowMs`. Null for any other text.
 */
export function instantOf(text: string, nowMs?: number): number | null {
  if (epochMs.test(text)) return Number(text);
  const [, day = '', clock = '', utc, hours, minutes = '00'] = dateTime.exec(text) ?? [];
  if (day === '') return nowMs === undefined ? null : timeOfDayOn(easternDate(nowMs), text);
  if (!isDay(day)) return null;
  const isWallClock = utc === undefined && hours === undefined;
  const offset = hours === undefined ? 'Z' : `${hours}:${minutes}`;
  const ms = Date.parse(`${day}T${clock}${offset}`);
  if (Number.isNaN(ms)) return null;
  return isWallClock ? easternInstant(ms) : ms;
}

function timeOfDayOn(day: string, text: string): number | null {
  const [, h = '', minute = '', half] = timeOfDay.exec(text) ?? [];
  const hour = Number(h);
  const [least, most] = half === undefined ? [0, 23] : [1, 12];
  if (h === '' || hour < least || hour > most) return null;
  const hourOfDay = half === undefined ? hour : (hour % 12) + (/p/i.test(half) ? 12 : 0);
  return instantOf(`${day}T${String(hourOfDay).padStart(2, '0')}:${minute}`);
}

/**
 * The day of a day field: a date, or the Eastern date of an instant. Without an offset, or at midnight UTC, the date is
 * read as written.
 */
export function dayOf(text: string): string | null {
  if (isDay(text)) return text;
  const ms = instantOf(text);
  if (ms === null) return null;
  const isWallClock = !epochMs.test(text) && instantOf(`${text}Z`) !== null;
  if (isWallClock) return text.slice(0, 10);
  return ms % dayMs === 0 ? new Date(ms).toISOString().slice(0, 10) : easternDate(ms);
}

/** The Eastern day of a time; null for another text. */
export function dayOfTime({ ms }: Time): string | null {
  return ms === null ? null : easternDate(ms);
}

/** The month of a month field, 'YYYY-MM'; null for any other text. */
export function monthOf(text: string): string | null {
  return isDay(`${text}-01`) ? text : null;
}

// How a time or a day of a response is shown. A text that could not be read is shown as it was sent (A12, C19).

/** 'Nov 20' */
export function shownDay({ date, text }: CalendarDate): string {
  return date === null ? asSent(text) : dayLabel(date);
}

/** 'November 20, 2026' */
export function shownLongDay({ date, text }: CalendarDate): string {
  return date === null ? asSent(text) : longDay(date);
}

/** 'Nov 20, 2026, 2:41 PM' */
export function shownTime({ ms, text }: Time): string {
  return ms === null ? asSent(text) : easternDateTime(ms);
}

/** '2:41 PM' today, else with its day, and its year when it is another. */
export function shownRecentTime({ ms, text }: Time, nowMs: number): string {
  return ms === null ? asSent(text) : recentTime(ms, nowMs);
}

// Words of a broken formatter, bare numbers, and the zero dates of other systems.
const notATime =
  /^(?:|invalid date|null|undefined|nan|-?\d+(?:\.\d+)?|(?:0001|1969|1970)-\d{2}-\d{2}[T ].*)$/i;

const longestTime = 40;

function asSent(text: string): string {
  return notATime.test(text) ? noValue : excerpt(text, longestTime);
}
