import type { Shape } from '../../../src/api/shape.ts';
import { readStatus } from '../../../src/domain/appointment/status.ts';
import { fractionToPercent } from '../../../src/domain/number/thresholds.ts';
import { phoneNumberOf } from '../../../src/domain/phone.ts';
import { regionKeys, regionOf, regions } from '../../../src/domain/region/region.ts';
import { dayOf, instantOf, monthOf } from '../../../src/domain/time/read-time.ts';

/** A remark on a value: a tolerance is made up for by the app, a note is worth knowing. */
export interface Remark {
  readonly level: 'tolerance' | 'note';
  readonly what: string;
}

interface RuleOf {
  /** The rule in the documents' words, after the type. */
  readonly says: string;
  /** The remark on a text of one line. */
  readonly ofText?: (text: string) => Remark | null;
  readonly ofNumber?: (value: number) => Remark | null;
}

export const tolerance = (what: string): Remark => ({ level: 'tolerance', what });
export const note = (what: string): Remark => ({ level: 'note', what });

const asSent = 'shown as it was sent';
const inNoOrder = `${asSent}, and its list in the server's order`;

const regionTexts = regionKeys.map((key) => {
  const { name, abbreviation } = regions[key];
  return `${key} (${name}, ${abbreviation})`;
});

const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;
const anyDay = '2026-11-21';

/** The form of a text that is no RFC 3339 instant, and how it is read, without quoting it (rulings A12). */
function remarkOnTime(text: string, today?: string): Remark | null {
  if (instantOf(text) !== null) {
    if (rfc3339.test(text)) return null;
    if (/^\d{10}(?:\.\d+)?$/.test(text)) return tolerance('epoch seconds: read as their instant');
    if (/^\d{13}$/.test(text)) return tolerance('epoch milliseconds: read as their instant');
    const hasZone = /(?:Z|UTC|GMT|[+\-−]\d{2}(?::?\d{2})?|\])$/i.test(text.slice(8));
    return tolerance(
      hasZone
        ? 'another form of ISO 8601: read as its instant'
        : 'a date and time without a zone: read as an Eastern one',
    );
  }
  const isTimeOfDay = instantOf(text, anyDay) !== null;
  if (isTimeOfDay && today !== undefined)
    return tolerance("a time of day alone: read as today's, Eastern");
  return tolerance(`${whyNoTime(text, isTimeOfDay)}: ${inNoOrder}`);
}

function whyNoTime(text: string, isTimeOfDay: boolean): string {
  if (isTimeOfDay) return 'a time of day without a date';
  if (day.test(text)) return 'a day without a time';
  if (/^-?\d+(?:\.\d+)?$/.test(text))
    return 'a number that is neither epoch seconds nor milliseconds';
  if (/^(?:0001|19[0-6]\d|1970)-/.test(text)) return 'a date of 1970 or before, taken for none';
  if (/^\d{1,4}[/.]\d{1,2}[/.]\d{1,4}/.test(text)) return 'an ambiguous date, taken for none';
  return 'not a date and time';
}

function remarkOnDay(text: string): Remark | null {
  const read = dayOf(text);
  if (read === null) return tolerance(`not a day YYYY-MM-DD: ${asSent}`);
  if (read === text) return null;
  const ms = instantOf(text);
  if (ms === null) return tolerance('another form of a day than YYYY-MM-DD: read as that day');
  return tolerance(
    ms % 86_400_000 === 0
      ? 'an instant at midnight UTC where a day is due: read as that date'
      : 'an instant where a day is due: read as its Eastern date',
  );
}

function remarkOnMonth(text: string): Remark | null {
  const read = monthOf(text);
  if (read === null) return tolerance(`not a month YYYY-MM: ${asSent}`);
  return read === text
    ? null
    : tolerance('another form of a month than YYYY-MM: read as that month');
}

const all = {
  instant: { says: 'an ISO date and time with a zone', ofText: (text) => remarkOnTime(text) },
  instantToday: {
    says: "an ISO date and time with a zone; a time of day alone is today's, Eastern",
    ofText: (text) => remarkOnTime(text, anyDay),
  },
  day: { says: 'a day, YYYY-MM-DD', ofText: remarkOnDay },
  month: { says: 'a month, YYYY-MM', ofText: remarkOnMonth },
  region: {
    says: `a region's key, name or abbreviation in any case: ${regionTexts.join(', ')} (rulings A4)`,
    ofText: (text) =>
      regionOf(text) === null
        ? tolerance(`no region that is known: ${asSent}, it has no screen and no color`)
        : null,
  },
  phone: {
    says: 'one phone number, of the US where it names no country (rulings A18)',
    ofText: (text) =>
      phoneNumberOf(text) === null ? note(`not one phone number: ${asSent}, without a link`) : null,
  },
  appointmentStatus: {
    says: 'valid, invalid or blocked; any other is in neither list (rulings A3)',
    ofText: (text) =>
      readStatus(text).outcome === null
        ? note('neither valid, invalid nor blocked: in neither list')
        : null,
  },
  validationStatus: {
    says: "valid, invalid or blocked; any but valid is shown as 'Blocked'",
    ofText: (text) =>
      readStatus(text).outcome === null
        ? tolerance("another word than valid, invalid, blocked: shown as 'Blocked'")
        : null,
  },
  percent: {
    says: 'percent, 0 to 100',
    ofNumber: (value) => {
      if (value > 0 && value < 1)
        return note('above 0 and below 1, shown as less than one percent: perhaps a fraction?');
      return value < 0 || value > 100 ? note('outside 0 to 100: its bar ends there') : null;
    },
  },
  fraction: {
    says: 'a fraction, 0 to 1 (rulings A6)',
    ofNumber: (value) =>
      fractionToPercent(value) === null ? tolerance("outside 0 to 1: shown as '–'") : null,
  },
} satisfies Record<string, RuleOf>;

export type Rule = keyof typeof all;

/** The app's own rules for texts and numbers. */
export const rules: Readonly<Record<Rule, RuleOf>> = all;

/** The rule of every field of a kind, where its description names no other. */
export const ruleOfKind: Readonly<Partial<Record<Shape['kind'], Rule>>> = {
  time: 'instant',
  day: 'day',
  month: 'month',
  region: 'region',
  regions: 'region',
  phone: 'phone',
  status: 'appointmentStatus',
};
