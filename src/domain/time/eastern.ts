import { noValue } from '../number/format.ts';
import { excerpt } from '../text/plain-text.ts';

/** The zone of all dates and times, whatever the viewer's own (rulings B2). */
export const easternZone = 'America/New_York';

// Formatters are costly, so each is made when first needed, and kept; date-fns-tz misses hours at clock changes (C27).
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
const dateTime = formatter({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
});
const utcWeekday = formatter({ weekday: 'short', timeZone: 'UTC' });
const utcShortDay = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const utcLongDay = formatter({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat('en-US', { timeZone: easternZone, ...options }));
}

const maxMs = 8.64e15;

function write(format: () => Intl.DateTimeFormat, ms: number): string {
  if (!(Math.abs(ms) <= maxMs)) return noValue;
  // Some ICU versions put a narrow no-break space before AM and PM.
  return format()
    .format(ms)
    .replace(/[\u202f\u00a0]/g, ' ');
}

type WallClock = {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
};

function readClock(ms: number): WallClock {
  const clock = { year: 0, month: 0, day: 0, hour: 0, minute: 0, second: 0 };
  for (const { type, value } of parts().formatToParts(ms)) {
    if (type !== 'literal' && Object.hasOwn(clock, type)) {
      clock[type as keyof typeof clock] = Number(value);
    }
  }
  return clock;
}

const hourMs = 3_600_000;
const keptOffsets = 1_000;
const offsets = new Map<number, number>();

/** Eastern time minus UTC in an hour counted from 1970, in ms: since then the zone has changed on the hour. */
function offsetIn(hour: number): number {
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const clock = readClock(hour * hourMs);
    offset = Date.UTC(clock.year, clock.month - 1, clock.day, clock.hour) - hour * hourMs;
    if (offsets.size >= keptOffsets) offsets.clear();
    offsets.set(hour, offset);
  }
  return offset;
}

/** Calendar (month 1–12) and clock at an instant in ms; null for no instant. */
export function easternClock(ms: number): WallClock | null {
  if (!(Math.abs(ms) <= maxMs)) return null;
  if (ms < 0) return readClock(ms);
  const at = new Date(ms + offsetIn(Math.floor(ms / hourMs)));
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
  };
}

export function easternDate(ms: number): string {
  const clock = easternClock(ms);
  if (clock === null) return noValue;
  const pad = (n: number, length: number) => String(n).padStart(length, '0');
  return `${pad(clock.year, 4)}-${pad(clock.month, 2)}-${pad(clock.day, 2)}`;
}

export function easternLongDate(ms: number): string {
  return write(longDate, ms);
}

export function easternTime(ms: number): string {
  const minute = minuteOfDay(ms);
  return Number.isNaN(minute) ? noValue : minuteTime(minute);
}

export function easternTimeSeconds(ms: number): string {
  const seconds = String(easternClock(ms)?.second).padStart(2, '0');
  return easternTime(ms).replace(' ', `:${seconds} `);
}

export function easternDateTime(ms: number): string {
  return write(dateTime, ms);
}

export function isEasternSunday(ms: number): boolean {
  const clock = easternClock(ms);
  return (
    clock !== null && new Date(Date.UTC(clock.year, clock.month - 1, clock.day)).getUTCDay() === 0
  );
}

/** The minute of the Eastern day, with its seconds as a fraction; NaN for no instant. */
export function minuteOfDay(ms: number): number {
  const clock = easternClock(ms);
  return clock === null ? NaN : clock.hour * 60 + clock.minute + clock.second / 60;
}

export function minuteTime(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), String(Math.floor(minute) % 60)];
  return `${hour % 12 || 12}:${rest.padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export function minuteText(minute: number): string {
  return minuteTime(minute).replace(':00', '');
}

const isoInstant =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)? ?(?:(Z)|([+-])(\d{2}):?(\d{2}))$/i;

/** The instant in ms of an ISO text with a zone, after 1970 (older is an empty value); else null (rulings C19). */
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

export function parseDay(text: string): string | null {
  const day = text.trim();
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const ms = dayMs(day);
  // Date turns 'February 30' into March, so the text must come back unchanged.
  return Number.isFinite(ms) && new Date(ms).toISOString().startsWith(day) ? day : null;
}

/** A text's calendar day, or its instant's Eastern date, as 'YYYY-MM-DD'; else null. */
export function calendarDay(text: string): string | null {
  const ms = parseInstant(text);
  return ms === null ? parseDay(text) : easternDate(ms);
}

export function addDays(day: string, days: number): string {
  return new Date(dayMs(day) + days * 86_400_000).toISOString().slice(0, 10);
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

// These write a server's text; what is no day or instant stays as sent, '–' for none or a number (rulings C19).

export function dayLabel(text: string): string {
  const day = calendarDay(text);
  return day === null ? asSent(text) : write(utcShortDay, dayMs(day));
}

export function weekdayLabel(day: string): string {
  return write(utcWeekday, dayMs(day));
}

export function longDay(text: string): string {
  const day = calendarDay(text);
  return day === null ? asSent(text) : write(utcLongDay, dayMs(day));
}

export function formatInstant(text: string): string {
  const ms = parseInstant(text);
  return ms === null ? asSent(text) : easternDateTime(ms);
}

/** '2:41 PM' today, else 'Nov 20, 2:41 PM', with the year when it is another. */
export function recentInstant(text: string, nowMs: number): string {
  const ms = parseInstant(text);
  if (ms === null) return asSent(text);
  const [day, today] = [easternDate(ms), easternDate(nowMs)];
  if (day === today) return easternTime(ms);
  if (day.slice(0, 4) !== today.slice(0, 4)) return easternDateTime(ms);
  return `${dayLabel(day)}, ${easternTime(ms)}`;
}

// Words of a broken formatter, bare numbers, and the zero dates of other systems.
const notATime =
  /^(?:|invalid date|null|undefined|nan|-?\d+(?:\.\d+)?|(?:0001|1969|1970)-\d{2}-\d{2}T.*)$/i;

const longestTime = 40;

function asSent(text: string): string {
  const sent = text.trim();
  return notATime.test(sent) ? noValue : excerpt(sent, longestTime);
}
