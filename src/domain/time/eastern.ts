import { noValue } from '../text/format.ts';

/** The zone of all dates and times, whatever the viewer's own (B2). */
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
const utcWeekdayName = formatter({ weekday: 'long', timeZone: 'UTC' });
const utcShortDay = formatter({ month: 'short', day: 'numeric', timeZone: 'UTC' });
const utcLongDay = formatter({ month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

export function formatter(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
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

/** Eastern time minus UTC in ms. */
export const easternOffset = (ms: number): number => offsetIn(Math.floor(ms / hourMs));

/** 'EDT' or 'EST' in the hour that the end of daylight time repeats, else '' (A12). */
export function repeatedHourZone(ms: number): '' | 'EDT' | 'EST' {
  if (!(Math.abs(ms) < maxMs - hourMs)) return '';
  const hour = Math.floor(ms / hourMs);
  if (offsetIn(hour + 1) < offsetIn(hour)) return 'EDT';
  return offsetIn(hour - 1) > offsetIn(hour) ? 'EST' : '';
}

const withZone = (text: string, ms: number) => `${text} ${repeatedHourZone(ms)}`.trimEnd();

/** Eastern time minus UTC in ms, of an hour counted from 1970: since then the zone has changed on the hour. */
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

/** Calendar (month 1–12) and clock at an instant in ms. */
export function easternClock(ms: number): WallClock {
  if (ms < 0) return readClock(ms);
  const at = new Date(ms + easternOffset(ms));
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
  const { year, month, day } = easternClock(ms);
  const pad = (n: number, length: number) => String(n).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

export function easternLongDate(ms: number): string {
  return write(longDate, ms);
}

export function easternTime(ms: number): string {
  return withZone(minuteTime(minuteOfDay(ms)), ms);
}

export function easternTimeSeconds(ms: number): string {
  const seconds = String(easternClock(ms).second).padStart(2, '0');
  return easternTime(ms).replace(' ', `:${seconds} `);
}

export function easternDateTime(ms: number): string {
  return withZone(write(dateTime, ms), ms);
}

/** 0 for Sunday. */
export function easternWeekday(ms: number): number {
  return new Date(dayMs(easternDate(ms))).getUTCDay();
}

export function isEasternSunday(ms: number): boolean {
  return easternWeekday(ms) === 0;
}

/** The minute of the Eastern day, with its seconds as a fraction. */
export function minuteOfDay(ms: number): number {
  const { hour, minute, second } = easternClock(ms);
  return hour * 60 + minute + second / 60;
}

export function minuteTime(minute: number): string {
  const [hour, rest] = [Math.floor(minute / 60), String(Math.floor(minute) % 60)];
  return `${hour % 12 || 12}:${rest.padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}

export function minuteText(minute: number): string {
  return minuteTime(minute).replace(':00', '');
}

/** The hour of a day, 0 to 23, as '2 PM'. */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;
}

export function addDays(day: string, days: number): string {
  return new Date(dayMs(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The days from one day to another, negative where it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dayMs(to) - dayMs(from)) / 86_400_000);
}

function dayMs(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** 'Nov 20' of a day 'YYYY-MM-DD'. */
export function dayLabel(day: string): string {
  return write(utcShortDay, dayMs(day));
}

/** 'Fri' of a day 'YYYY-MM-DD'. */
export function weekdayLabel(day: string): string {
  return write(utcWeekday, dayMs(day));
}

/** 'Friday' of a day 'YYYY-MM-DD'. */
export function weekdayName(day: string): string {
  return write(utcWeekdayName, dayMs(day));
}

/** 'November 20, 2026' of a day 'YYYY-MM-DD'. */
export function longDay(day: string): string {
  return write(utcLongDay, dayMs(day));
}

/** '2:41 PM' today, else 'Nov 20, 2:41 PM', with the year when it is another. */
export function recentTime(ms: number, nowMs: number): string {
  const [day, today] = [easternDate(ms), easternDate(nowMs)];
  if (day === today) return easternTime(ms);
  if (day.slice(0, 4) !== today.slice(0, 4)) return easternDateTime(ms);
  return `${dayLabel(day)}, ${easternTime(ms)}`;
}
