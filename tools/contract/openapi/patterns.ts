import { regionKeys, regions } from '../../../src/domain/region/region.ts';

// The texts that the readers take for a value, as patterns of JSON Schema: plain ECMA-262 without flags or property
// escapes, so that validators in other languages read them.

const classOf = (letter: string) =>
  /[a-z]/i.test(letter) ? `[${letter.toUpperCase()}${letter.toLowerCase()}]` : letter;

/** One of some words, in any case. */
export const anyCase = (words: readonly string[]) =>
  `(?:${words.map((each) => Array.from(each, classOf).join('')).join('|')})`;

/** A whole text, with white space around it. */
export const whole = (pattern: string) => String.raw`^\s*${pattern}\s*$`;

/** White space, control and invisible characters. */
const invisible = String.raw`\s\u0000-\u001F\u007F-\u00A0\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB`;
export const visible = `[^${invisible}]`;
export const blank = String.raw`^\s*$`;

const decimals = String.raw`(?:\.\d*)?`;
/** Numbers as text (rulings A2): digits with a sign and a decimal point. */
export const numerals = {
  any: whole(String.raw`[+-]?(?:\d{1,300}${decimals}|\.\d+)`),
  notNegative: whole(String.raw`(?:\+?(?:\d{1,300}${decimals}|\.\d+)|-0+(?:\.0*)?)`),
  wholeNotNegative: whole(String.raw`(?:\+?(?:\d{1,300}(?:\.0*)?|\.0+)|-0+(?:\.0*)?|-\.0+)`),
  /** Without those between 0 and 1. */
  percent: whole(
    String.raw`(?:-(?:\d+${decimals}|\.\d+)|\+?(?:0*[1-9]\d*${decimals}|0+(?:\.0*)?|\.0+))`,
  ),
  fraction: whole(String.raw`\+?(?:0+${decimals}|\.\d+|0*1(?:\.0*)?)`),
  negative: whole(String.raw`-(?:\d+${decimals}|\.\d+)`),
};

const year = String.raw`(?:19(?:7[1-9]|[89]\d)|[2-9]\d{3})`;
const dayOfMonth = (hyphen: string) =>
  `(?:(?:0[13578]|1[02])${hyphen}(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)${hyphen}(?:0[1-9]|[12]\\d|30)|02${hyphen}(?:0[1-9]|[12]\\d))`;
const plainDay = `${year}-${dayOfMonth('-')}`;
const otherDay = String.raw`${year}(?:${dayOfMonth('')}|-?(?:[0-2]\d{2}|3[0-5]\d|36[0-6])|-?[Ww](?:0[1-9]|[1-4]\d|5[0-3])-?[1-7])`;
const anyDay = `(?:${plainDay}|${otherDay})`;
const seconds = String.raw`(?::[0-5]\d(?:\.\d{1,3})?)`;
const clock = String.raw`(?:[01]\d|2[0-3]):[0-5]\d`;
const anyClock = String.raw`(?:[01]\d|2[0-4])(?::?[0-5]\d(?::?[0-6]\d)?)?(?:[.,]\d+)?`;
const zoneName = String.raw` ?\[[\w/:+-]+\]`;
const anyZone = String.raw` ?(?:${anyCase(['z', 'utc', 'gmt'])}|[+−-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)`;

const namesOf = (options: Intl.DateTimeFormatOptions, dates: readonly Date[]) =>
  dates.map((date) => date.toLocaleString('en-US', { ...options, timeZone: 'UTC' }));
/** 'March', 'Mar', and what is between. */
const begun = (names: readonly string[]) =>
  anyCase(
    names.flatMap((name) =>
      Array.from({ length: name.length - 2 }, (_, at) => name.slice(0, at + 3)),
    ),
  );
const monthName = begun(
  namesOf(
    { month: 'long' },
    Array.from({ length: 12 }, (_, at) => new Date(Date.UTC(2026, at))),
  ),
);
const weekdayName = begun(
  namesOf(
    { weekday: 'long' },
    Array.from({ length: 7 }, (_, at) => new Date(Date.UTC(2026, 0, 1 + at))),
  ),
);
const dayNumber = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const spelledDay = String.raw`(?:(?:${weekdayName},? )?(?:${dayNumber} ${monthName} ${year}|${dayNumber}-${monthName}-${year}|${monthName} ${dayNumber},? ${year})|${weekdayName},? ${dayNumber}(?: ${monthName} |-${monthName}-)\d{2})`;
const zoneLetters = anyCase('ut edt est cdt cst mdt mst pdt pst'.split(' '));
const spelledZone = String.raw`(?:${anyZone}| ${anyCase(['gmt', 'utc'])}[+-](?:[01]\d|2[0-3]):?[0-5]\d| ${zoneLetters})(?: \(.*\))?`;
const anyTimeZone = `(?:${anyZone}| ${zoneLetters})`;

/** Times in the forms of A12. */
export const times = {
  rfc3339: String.raw`^${plainDay}T${clock}${seconds}(?:Z|[+-]${clock})$`,
  zoned: whole(`${anyDay}[Tt ]${anyClock}(?:${anyZone}(?:${zoneName})?|${zoneName})`),
  unzoned: whole(`(?:${anyDay}[Tt ]|${spelledDay} )${anyClock}`),
  /** Of HTTP, email, Unix and JavaScript. */
  spelled: whole(
    String.raw`(?:${spelledDay} ${anyClock}${spelledZone}|[A-Za-z]{3} ${monthName} ${dayNumber} ${clock}:[0-5]\d(?:${anyTimeZone})? ${year})`,
  ),
  jsonDate: whole(String.raw`/[Dd][Aa][Tt][Ee]\(\d{13}(?:[+-]\d{4})?\)/`),
  epochSeconds: whole(String.raw`\d{10}(?:\.\d+)?`),
  epochMs: whole(String.raw`\d{13}(?:\.\d+)?`),
  ofDay: whole(
    String.raw`[Tt]?(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?|(?:0?[1-9]|1[0-2])(?::[0-5]\d(?::[0-5]\d(?:[.,]\d+)?)?)? ?[AaPp]\.?[Mm]\.?)`,
  ),
  midnightUtc: whole(
    String.raw`${plainDay}[Tt ]00(?::?00(?::?00(?:\.0+)?)?)?(?:[Zz]|[+-]00(?::?00)?)`,
  ),
};

export const days = {
  plain: `^${plainDay}$`,
  /** In other forms of ISO 8601. */
  other: whole(`(?:${anyDay}|${spelledDay})`),
};

export const months = {
  plain: String.raw`^${year}-(?:0[1-9]|1[0-2])$`,
  other: whole(String.raw`(?:${year}-(?:0?[1-9]|1[0-2])|${monthName}\.?,? ${year})`),
};

const regionNames = regionKeys.flatMap((key) => {
  const { name, abbreviation } = regions[key];
  return [key, name, abbreviation];
});
const anyRegion = anyCase([...new Set(regionNames.map((name) => name.toLowerCase()))]);
export const region = whole(anyRegion);
export const regionList = whole(String.raw`${anyRegion}(?:\s*[,;]\s*${anyRegion})+`);
