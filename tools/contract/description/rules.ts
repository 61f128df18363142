import { alertTabOf, alertTabs } from '../../../src/routes/validation/alerts.ts';
import { outcomeOf } from '../../../src/domain/appointment/appointment.ts';
import { fractionToPercent } from '../../../src/domain/number/thresholds.ts';
import { calendarDay, parseDay, parseInstant } from '../../../src/domain/time/eastern.ts';
import { historicalTypes, insightTypes, levelOf } from '../../../src/domain/text/insights.ts';
import { knownWord } from '../../../src/domain/text/words.ts';
import { regionKeys, regionOf, regions } from '../../../src/domain/region/region.ts';

/** A remark on a value: a tolerance is made up for by the app, a note is worth knowing. */
export interface Remark {
  readonly level: 'tolerance' | 'note';
  readonly what: string;
}

interface RuleOf {
  /** The rule in the documents' words, after the type. */
  readonly says: string;
  readonly ofText?: (text: string) => Remark | null;
  readonly ofNumber?: (value: number) => Remark | null;
}

export const tolerance = (what: string): Remark => ({ level: 'tolerance', what });
const note = (what: string): Remark => ({ level: 'note', what });

/** A rule for known words; the remark on any other word says how the app treats it. */
function words(says: string, isKnown: (text: string) => boolean, otherwise: string): RuleOf {
  const remark = tolerance(`another word than ${says}: ${otherwise}`);
  return { says, ofText: (text) => (isKnown(text) ? null : remark) };
}

/** A rule for exactly these words, in any case. */
function justWords(says: string, otherwise: string): RuleOf {
  return words(says, (text) => says.split(', ').includes(text.trim().toLowerCase()), otherwise);
}

const asSent = 'shown as it was sent';

function types(known: readonly string[]): RuleOf {
  const isKnown = (text: string) => knownWord(text, known) !== null;
  return words(known.join(', '), isKnown, `${asSent}, without an icon of its own`);
}

const regionTexts = regionKeys.map((key) => {
  const { name, abbreviation } = regions[key];
  return `${key} (${name}, ${abbreviation})`;
});

/** The reason why a text is no instant, without quoting it. */
function whyNoInstant(text: string): string {
  const sent = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(sent)) return 'a bare number where a date and time is due';
  if (/^\d{4}-\d{2}-\d{2}$/.test(sent)) return 'a day without a time';
  if (/^(?:0001|19[0-6]\d|1970)-/.test(sent)) return 'a date of 1970 or before, taken for none';
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/.test(sent))
    return 'a date and time without a zone';
  return 'not an ISO date and time with a zone';
}

const all = {
  instant: {
    says: 'an ISO date and time with a zone',
    ofText: (text) => (parseInstant(text) === null ? tolerance(whyNoInstant(text)) : null),
  },
  day: {
    says: 'a day, YYYY-MM-DD',
    ofText: (text) => {
      if (calendarDay(text) === null) return tolerance(`not a day YYYY-MM-DD: ${asSent}`);
      return parseDay(text) === null ? tolerance('an instant: its Eastern date is shown') : null;
    },
  },
  month: {
    says: 'a month, YYYY-MM',
    ofText: (text) =>
      parseDay(`${text.trim()}-01`) === null
        ? tolerance(`not a month YYYY-MM: ${asSent}, and sorted by its text`)
        : null,
  },
  region: {
    says: `a region's key, name or abbreviation in any case: ${regionTexts.join(', ')} (rulings A4)`,
    ofText: (text) =>
      regionOf(text) === null
        ? tolerance(`no region that is known: ${asSent}, it has no screen and no color`)
        : null,
  },
  appointmentStatus: {
    says: 'valid, invalid or blocked; any other is in neither list (rulings A3)',
    ofText: (text) =>
      outcomeOf(text) === null ? note('neither valid, invalid nor blocked: in neither list') : null,
  },
  alertStatus: words(
    alertTabs.join(', '),
    (text) => alertTabOf(text) !== null,
    'the alert stands on no tab',
  ),
  decision: justWords('valid, invalid', asSent),
  level: words('high, medium, low', (text) => levelOf(text) !== null, `${asSent}, sorted last`),
  insightType: types(insightTypes),
  insightKind: types(historicalTypes),
  severity: justWords('error, warning, info', asSent),
  change: justWords('up, down, neutral, stable', 'the sign of the change counts'),
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
