import type { Shape } from '../../../src/api/shape.ts';
import { readStatus } from '../../../src/domain/appointment/appointment.ts';
import { fractionToPercent } from '../../../src/domain/number/bands.ts';
import { phoneNumberOf } from '../../../src/domain/phone.ts';
import { regionKeys, regionOf, regions } from '../../../src/domain/region/region.ts';
import { dayOf, instantOf, monthOf } from '../../../src/domain/time/read-time.ts';

/**
 * A remark on a value. With a misfit the app cannot do its work, a loss is seen on a screen, a tolerance is made up for by
 * the app, and a note does not count.
 */
export const levels = ['misfit', 'loss', 'tolerance', 'note'] as const;
export type Level = (typeof levels)[number];

export interface Remark {
  readonly level: Level;
  readonly what: string;
  /** Where it is so in every row, the field of all rows is lost: a misfit. */
  readonly worseInAll?: true;
}

interface RuleOf {
  /** The rule in the documents' words, after the type. */
  readonly says: string;
  /** The remark on a text of one line. */
  readonly ofText?: (text: string) => Remark | null;
  readonly ofNumber?: (value: number) => Remark | null;
}

/** A value that a screen lacks. */
export const loss = (what: string): Remark => ({ level: 'loss', what, worseInAll: true });
/** A value that a screen shows, if not as it should. */
export const flaw = (what: string): Remark => ({ level: 'loss', what });
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
    if (/^\d{13}(?:\.\d+)?$/.test(text))
      return tolerance('epoch milliseconds: read as their instant');
    const hasZone = /(?:Z|UTC|GMT|[+\-−]\d{2}(?::?\d{2})?|\])$/i.test(text.slice(8));
    return hasZone ? tolerance('another form of ISO 8601: read as its instant') : withoutZone(text);
  }
  const isTimeOfDay = instantOf(text, anyDay) !== null;
  if (isTimeOfDay && today !== undefined)
    return tolerance("a time of day alone: read as today's, Eastern");
  return loss(`${whyNoTime(text, isTimeOfDay)}: ${inNoOrder}`);
}

const minuteMs = 60_000;

/** UTC read as Eastern is 4 or 5 hours late: what has just happened is then to come. */
function withoutZone(text: string): Remark {
  const aheadMs = (instantOf(text) ?? 0) - Date.now();
  return aheadMs > 30 * minuteMs && aheadMs < 330 * minuteMs
    ? flaw(
        'a date and time without a zone: read as an Eastern one, it is still to come: is it UTC?',
      )
    : tolerance(
        'a date and time without a zone: read as an Eastern one; if it is UTC, it is shown 4 or 5 hours late',
      );
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
  if (read === null) return loss(`not a day YYYY-MM-DD: ${asSent}`);
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
  if (read === null) return loss(`not a month YYYY-MM: ${asSent}`);
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
        ? loss(`no region that is known: ${asSent}, it has no screen and no color`)
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
        ? { ...note('neither valid, invalid nor blocked: in neither list'), worseInAll: true }
        : null,
  },
  validationStatus: {
    says: "valid, invalid or blocked; any but valid is shown as 'Blocked'",
    ofText: (text) =>
      readStatus(text).outcome === null
        ? loss("another word than valid, invalid, blocked: shown as 'Blocked'")
        : null,
  },
  percent: {
    says: 'percent, 0 to 100',
    ofNumber: (value) => {
      if (value > 0 && value < 1)
        return loss('above 0 and below 1, perhaps a fraction: shown as less than one percent');
      return value < 0 || value > 100 ? note('outside 0 to 100: its bar ends there') : null;
    },
  },
  fraction: {
    says: 'a fraction, 0 to 1 (rulings A6)',
    ofNumber: (value) =>
      fractionToPercent(value) === null ? loss("outside 0 to 1: shown as '–'") : null,
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
