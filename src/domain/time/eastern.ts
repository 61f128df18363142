import { noValue } from '../number/format.ts';
import { excerpt } from '../text/plain-text.ts';

/** All dates and times of the product are Eastern, whatever the viewer's zone (rulings B2). */
export const easternZone = 'America/New_York';

// Formatters are costly to make and cheap to keep. Of date-fns-tz, formatInTimeZone was measured an hour off in the
// hour that a viewer's own clock change skips, and getTimezoneOffset takes a local time, not an instant (rulings C27).
const parts = formatter({
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});
const longDate = formatter({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const time = formatter({ hour: 'numeric', minute: '2-digit', hour12: true });
const timeSeconds = formatter({
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  hour12: true,
});
const dateTime = formatter({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const weekday = formatter({ weekday: 'short' });
const utcShortDay = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const utcLongDay = formatter({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone: easternZone, ...options });
}

const maxMs = 8.64e15;

function write(format: Intl.DateTimeFormat, ms: number): string {
  if (!(Math.abs(ms) <= maxMs)) return noValue;
  // Some ICU versions put a narrow no-break space before AM and PM.
  return format.format(ms).replace(/[\u202f\u00a0]/g, ' ');
}

export type WallClock = {
  readonly year: number;
  /** 1–12. */
  readonly month: number;
  readonly day: number;
  /** 0–23. */
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

/**
 * What calendar and clock show in Eastern time at an instant in ms; null when `ms` is no instant.
 */
export function easternClock(ms: number): WallClock | null {
  if (!(Math.abs(ms) <= maxMs)) return null;
  const clock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of parts.formatToParts(ms)) {
    if (type !== 'literal' && Object.hasOwn(clock, type)) {
      clock[type as keyof typeof clock] = Number(value);
    }
  }
  return clock;
}

/** 'YYYY-MM-DD', the Eastern date of an instant in ms (rulings B2); '–' when it is no instant. */
export function easternDate(ms: number): string {
  const clock = easternClock(ms);
  if (clock === null) return noValue;
  const pad = (n: number, length: number) => String(n).padStart(length, '0');
  return `${pad(clock.year, 4)}-${pad(clock.month, 2)}-${pad(clock.day, 2)}`;
}

/** 'Saturday, November 21, 2026' (rulings B2); '–' when `ms` is no instant. */
export function easternLongDate(ms: number): string {
  return write(longDate, ms);
}

/** '2:41 PM'; '–' when `ms` is no instant. */
export function easternTime(ms: number): string {
  return write(time, ms);
}

/** '2:41:48 PM'; '–' when `ms` is no instant. */
export function easternTimeSeconds(ms: number): string {
  return write(timeSeconds, ms);
}

/** 'Nov 21, 2026, 2:41 PM'; '–' when `ms` is no instant. */
export function easternDateTime(ms: number): string {
  return write(dateTime, ms);
}

/** Whether it is Sunday in Eastern time (rulings C9); false when `ms` is no instant. */
export function isEasternSunday(ms: number): boolean {
  return write(weekday, ms) === 'Sun';
}

/**
 * Where the needle of the 24 h day line stands, 0 up to but not 1: whole wall-clock minutes / 1440.
 * On days of a clock change it jumps or repeats an hour, as the clock on the wall does. 0 when `ms`
 * is no instant.
 */
export function easternDayFraction(ms: number): number {
  const clock = easternClock(ms);
  return clock === null ? 0 : (clock.hour * 60 + clock.minute) / 1440;
}

const isoInstant =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(?:(Z)|([+-])(\d{2}):?(\d{2}))$/i;

/**
 * The instant in ms that a server text names: ISO date and time with a zone ('Z' or an offset).
 * null for everything else: no zone, a number, an impossible date; also years up to 1970, which are
 * an empty value in disguise. Never now, never NaN (rulings C19).
 */
export function parseInstant(text: string): number | null {
  const match = isoInstant.exec(text.trim());
  if (match === null) return null;
  const [, dayText = '', h, m, s = '0', fraction = '0', , sign, zoneH = '0', zoneM = '0'] = match;
  const day = parseDay(dayText);
  if (day === null || Number(day.slice(0, 4)) <= 1970) return null;
  const [hour, minute, second] = [Number(h), Number(m), Number(s)];
  const [offsetHour, offsetMinute] = [Number(zoneH), Number(zoneM)];
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return null;
  const millis = Math.floor(Number(`0.${fraction}`) * 1000);
  const offset = (offsetHour * 60 + offsetMinute) * (sign === '-' ? -1 : 1);
  return dayMs(day) + ((hour * 60 + minute - offset) * 60 + second) * 1000 + millis;
}

/**
 * A calendar day 'YYYY-MM-DD' that exists, as it stands; null for everything else. A day has no
 * zone and is never shifted by one.
 */
export function parseDay(text: string): string | null {
  const day = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const ms = dayMs(day);
  // Date rolls 'February 30' over to March, so the text must come back unchanged.
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day) ? day : null;
}

/** The calendar day that a text names: 'YYYY-MM-DD' as it stands, or an ISO instant's Eastern date; else null. */
export function calendarDay(text: string): string | null {
  const ms = parseInstant(text);
  return ms === null ? parseDay(text) : easternDate(ms);
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** 'Nov 6' for '2026-11-06' or an instant of that day; another text as it was sent, '–' for none or a number. */
export function dayLabel(text: string): string {
  const day = calendarDay(text);
  return day === null ? asSent(text) : write(utcShortDay, dayMs(day));
}

/** The same in the long form: 'November 16, 2026'. */
export function longDay(text: string): string {
  const day = calendarDay(text);
  return day === null ? asSent(text) : write(utcLongDay, dayMs(day));
}

/**
 * 'Nov 21, 2026, 2:41 PM' Eastern for an ISO instant; another text as it was sent, '–' for none or a bare number
 * (rulings B2, C19).
 */
export function formatInstant(text: string): string {
  const ms = parseInstant(text);
  return ms === null ? asSent(text) : easternDateTime(ms);
}

/**
 * An instant as a list of recent things tells it: '2:41 PM' today, else 'Nov 20, 2:41 PM', with the year
 * when it is another; another text ('2:38 PM') as it was sent, '–' for none or a bare number (rulings B2, C19).
 */
export function recentInstant(text: string, nowMs: number): string {
  const ms = parseInstant(text);
  if (ms === null) return asSent(text);
  const [day, today] = [easternDate(ms), easternDate(nowMs)];
  if (day === today) return easternTime(ms);
  if (day.slice(0, 4) !== today.slice(0, 4)) return easternDateTime(ms);
  return `${dayLabel(day)}, ${easternTime(ms)}`;
}

// Values that cannot be read: words that a broken formatter leaves behind, bare numbers, and the zero
// dates of other systems.
const notATime =
  /^(?:|invalid date|null|undefined|nan|-?\d+(?:\.\d+)?|(?:0001|1969|1970)-\d{2}-\d{2}T.*)$/i;

/** No spelling of a time is longer; more of it would stand where a time has its place. */
const longestTime = 40;

function asSent(text: string): string {
  const sent = text.trim();
  return notATime.test(sent) ? noValue : excerpt(sent, longestTime);
}
