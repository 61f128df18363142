// Dates with the name of a month, as HTTP, email and JavaScript write them (rulings A12).

const monthNames =
  'january february march april may june july august september october november december'.split(
    ' ',
  );
const weekdayNames = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const startsOne = (names: readonly string[], word: string) =>
  word.length < 3 ? -1 : names.findIndex((name) => name.startsWith(word.toLowerCase()));

/** '03' of 'March', 'Mar' and what is between; null for another word. */
export function monthNumber(word: string): string | null {
  const at = startsOne(monthNames, word);
  return at < 0 ? null : String(at + 1).padStart(2, '0');
}

const isWeekday = (word: string | undefined) =>
  word === undefined || startsOne(weekdayNames, word) >= 0;

/** 'Wed, 11 Mar 2026 18:05:00 GMT' (HTTP), 'Wednesday, 11-Mar-26 18:05:00 GMT' (RFC 850). */
const dayFirst =
  /^(?:(?<weekday>[a-z]{3,9}),? )?(?<day>\d{1,2})(?<hyphen>[ -])(?<month>[a-z]{3,9})\k<hyphen>(?<year>\d{4}|\d{2})(?: (?<clock>.+))?$/i;
/** 'Wed Mar 11 2026 14:05:00 GMT-0400 (Eastern Daylight Time)' (JavaScript). */
const monthFirst =
  /^(?:(?<weekday>[a-z]{3,9}),? )?(?<month>[a-z]{3,9}) (?<day>\d{1,2}),? (?<year>\d{4})(?: (?<clock>.+))?$/i;
/** 'Wed Mar 11 14:05:00 EDT 2026' (Unix), 'Wed Mar 11 18:05:00 2026' (HTTP, always UTC). */
const yearLast =
  /^(?<weekday>[a-z]{3}) (?<month>[a-z]{3}) (?<day>\d{1,2}) (?<clock>\d{2}:\d{2}:\d{2}(?: [a-z]{3,4})?) (?<year>\d{4})$/i;

/** '/Date(1773252420000)/' (.NET); the offset that may stand behind it says nothing about the instant. */
const jsonDate = /^\/Date\((-?\d+)(?:[+-]\d{4})?\)\/$/i;

const zoneHours: Readonly<Record<string, string>> = {
  UT: 'Z',
  EDT: '-04',
  EST: '-05',
  CDT: '-05',
  CST: '-06',
  MDT: '-06',
  MST: '-07',
  PDT: '-07',
  PST: '-08',
};

/** A clock with its zone in a form of ISO 8601: '14:05:00 GMT-0400 (EDT)' is '14:05:00-0400'. */
function isoClock(clock: string): string {
  return clock
    .replace(/ \(.*\)$/, '')
    .replace(/ (?:GMT|UTC)([+-]\d)/i, '$1')
    .replace(/ ([a-z]{2,3})$/i, (sent, zone: string) => zoneHours[zone.toUpperCase()] ?? sent);
}

/** A date in words, or a JSON date, as a text of ISO 8601 or epoch ms; any other text as it is. */
export function withoutWords(text: string): string {
  const [, ms] = jsonDate.exec(text) ?? [];
  // Fewer digits are the empty value of another system.
  if (ms !== undefined) return ms.length === 13 ? ms : '0';
  const utc = yearLast.exec(text);
  const { weekday, day, month, year, clock } =
    (dayFirst.exec(text) ?? monthFirst.exec(text) ?? utc)?.groups ?? {};
  const number = monthNumber(month ?? '');
  if (day === undefined || year === undefined || number === null || !isWeekday(weekday))
    return text;
  // Without a weekday '11-Mar-26' may be of 2011.
  if (year.length === 2 && weekday === undefined) return text;
  const date = `${year.padStart(4, '20')}-${number}-${day.padStart(2, '0')}`;
  if (clock === undefined) return date;
  return `${date} ${isoClock(clock)}${utc && /\d$/.test(clock) ? 'Z' : ''}`;
}
