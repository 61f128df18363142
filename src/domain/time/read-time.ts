import { excerpt, noValue } from '../text/format.ts';
import { internByText } from '../text/identity.ts';
import { dayLabel, easternDate, easternDateTime, longDay, recentTime } from './eastern.ts';
import { monthNumber, withoutWords } from './spelled-date.ts';
import { easternInstant, instantInZone } from './wall-clock.ts';

// How a server's text becomes a time, a day or a month (rulings A12). Texts are clean lines here.

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

const rfc3339 =
  /^\d{4}-\d{2}-\d{2}T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,3})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
/** A day of a month, of a year ('2026-070') or of a week ('2026-W11-3'), with or without hyphens. */
const isoDate = /^(\d{4})(?:(-?)(\d{2})\2(\d{2})|-?(\d{3})(?!\d)|-?W(\d{2})-?([1-7]))/i;
const isoTime = /^(?:T| )?(\d{2})(?::?(\d{2})(?::?(\d{2}))?)?(?:[.,](\d+))?/i;
const isoZone = /^ ?(?:(Z|UTC|GMT)|([+\-−])(\d{2}):?(\d{2})?)?(?: ?\[([\w/:+-]+)\])?$/i;
/** 'YYYY-MM-DD' of a date that there is, in any form of ISO 8601; else null. A list has few days. */
const isoDay: (text: string) => string | null = internByText((text) => {
  const [matched, year = '', , m, d, ordinal, week, weekday] = isoDate.exec(text) ?? [];
  if (matched !== text || Number(year) <= lastEmptyYear) return null;
  const dayAt = (month: number, day: number) =>
    new Date(Date.UTC(Number(year), month, day)).toISOString().slice(0, 10);
  // 'February 30' or a day 366 would be of the next month or year.
  if (m !== undefined) {
    const day = dayAt(Number(m) - 1, Number(d));
    return day.startsWith(`${year}-${m}`) ? day : null;
  }
  if (week === undefined) {
    const day = dayAt(0, Number(ordinal));
    return day.startsWith(year) ? day : null;
  }
  // The fourth of January is in the first week, and a week is of the year of its Thursday.
  const sunday = 7 * Number(week) - 3 - (new Date(dayAt(0, 4)).getUTCDay() || 7);
  return dayAt(0, sunday + 4).startsWith(year) ? dayAt(0, sunday + Number(weekday)) : null;
});

const epoch = /^(?:\d{10}|(\d{13}))(?:\.\d+)?$/;
const timeOfDay = /^T?(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d+)?)?)? ?(?:([ap])\.?m\.?)?$/i;

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Years up to 1970 are the empty values of other systems. */
const lastEmptyYear = 1970;

/**
 * The instant of a clean text: ISO 8601, a date of HTTP or JavaScript, or epoch seconds or milliseconds; without an offset
 * it is an Eastern wall-clock time. A time of day alone is one of the day on which its response was received, at `receivedMs`.
 * Null for any other text.
 */
export function instantOf(text: string, receivedMs?: number): number | null {
  // What most servers send takes the shortest way: a list has 10,000 of them.
  if (rfc3339.test(text) && isoDay(text.slice(0, 10)) !== null) return Date.parse(text);
  const plain = withoutWords(text);
  const sent = epoch.exec(plain);
  if (sent) return wholeMs(Number(plain) * (sent[1] === undefined ? 1000 : 1));
  return isoInstant(plain) ?? (receivedMs === undefined ? null : instantNear(text, receivedMs));
}

/** The millisecond that a time is in; a product with a decimal fraction may be a little too small. */
const wholeMs = (ms: number) => Math.floor(ms + 0.001);

function isoInstant(text: string): number | null {
  const [dateText = ''] = isoDate.exec(text) ?? [];
  const day = dateText === '' ? null : isoDay(dateText);
  if (day === null) return null;
  const afterDate = text.slice(dateText.length);
  const [timeText = '', h, m, s, fraction = '0'] = isoTime.exec(afterDate) ?? [];
  const zone = isoZone.exec(afterDate.slice(timeText.length));
  // Without a sign between date and time, more digits are another number.
  if (timeText === '' || /^\d/.test(timeText) || zone === null) return null;
  const [hour, minute, second] = [Number(h), Number(m ?? 0), Number(s ?? 0)];
  // A fraction is of the last unit: '14:30.5' is 30 s later.
  const unit = (60 * minuteMs) / 60 ** [m, s].filter(Boolean).length;
  const ms = ((hour * 60 + minute) * 60 + second) * 1000 + wholeMs(Number(`0.${fraction}`) * unit);
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && ms > dayMs)) return null;
  const [, utc, sign, offsetHours = '0', offsetMinutes = '0', zoneName] = zone;
  const wallMs = Date.parse(`${day}T00:00:00Z`) + ms;
  if (utc === undefined && sign === undefined) {
    if (zoneName === undefined) return easternInstant(wallMs);
    // '[-04:00]' is the offset itself.
    return /^[+-]/.test(zoneName)
      ? isoInstant(`${dateText}${timeText}${zoneName}`)
      : instantInZone(wallMs, zoneName);
  }
  const offset = Number(offsetHours) * 60 + Number(offsetMinutes);
  if (Number(offsetHours) > 23 || Number(offsetMinutes) > 59) return null;
  return wallMs - offset * minuteMs * (sign === '+' ? 1 : -1);
}

/** A time of day further ahead of its response is one of the day before, in ms (rulings A12). */
const longestAheadMs = dayMs / 2;

function instantNear(text: string, receivedMs: number): number | null {
  const [, h = '', m, s = '0', half] = timeOfDay.exec(text) ?? [];
  if (h === '' || (m === undefined && half === undefined)) return null;
  const hour = Number(h);
  const isTwelve = half !== undefined;
  if (Number(m ?? 0) > 59 || Number(s) > 59 || hour > (isTwelve ? 12 : 23)) return null;
  if (isTwelve && hour === 0) return null;
  const hourOfDay = isTwelve ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  const ms = ((hourOfDay * 60 + Number(m ?? 0)) * 60 + Number(s)) * 1000;
  const today = Date.parse(`${easternDate(receivedMs)}T00:00:00Z`);
  const at = easternInstant(today + ms);
  return at - receivedMs > longestAheadMs ? easternInstant(today - dayMs + ms) : at;
}

/** The day of a day field: a date, an instant at exactly 00:00:00 UTC as that date, another as its Eastern date. */
export function dayOf(text: string): string | null {
  const plain = withoutWords(text);
  const day = isoDay(plain);
  if (day !== null) return day;
  const ms = instantOf(plain);
  if (ms === null) return null;
  return ms % dayMs === 0 && !isWallClock(plain)
    ? new Date(ms).toISOString().slice(0, 10)
    : easternDate(ms);
}

/** The day of a time: the Eastern day of an instant, or a date that was sent without a time; else null. */
export function dayOfTime({ ms, text }: Time): string | null {
  return ms === null ? isoDay(withoutWords(text)) : easternDate(ms);
}

/** Whether a time has no offset: 7 PM Eastern is midnight in UTC, but no midnight as it was written. */
function isWallClock(text: string): boolean {
  const bare = text.replace(/ ?\[[^\]]*\]$/, '');
  return !epoch.test(bare) && isoInstant(`${bare}Z`) !== null;
}

const namedMonth = /^([a-z]{3,9})\.?,? (\d{4})$/i;

/** The month of a month field: 'YYYY-MM', 'YYYY-M', a day of it, or 'March 2026'; else null. */
export function monthOf(text: string): string | null {
  const [, numberYear = '', number = ''] = /^(\d{4})-(\d{1,2})$/.exec(text) ?? [];
  const [, name = '', namedYear = ''] = namedMonth.exec(text) ?? [];
  const [year, month] = name === '' ? [numberYear, number] : [namedYear, monthNumber(name) ?? ''];
  if (year === '') return dayOf(text)?.slice(0, 7) ?? null;
  return dayOf(`${year}-${month.padStart(2, '0')}-01`)?.slice(0, 7) ?? null;
}

// How a time or a day of a response is shown. A text that could not be read is shown as it was sent (rulings A12, C19).

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
  return notATime.test(withoutWords(text)) ? noValue : excerpt(text, longestTime);
}
