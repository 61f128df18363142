import { alertTabOf, alertTabs } from '../../../src/routes/validation/alerts.ts';
import { outcomeOf } from '../../../src/domain/appointment/appointment.ts';
import { fractionToPercent } from '../../../src/domain/number/thresholds.ts';
import { severityOf } from '../../../src/routes/data-quality/report.ts';
import { calendarDay, parseDay, parseInstant } from '../../../src/domain/time/eastern.ts';
import { insightKind } from '../../../src/routes/historical/historical.ts';
import { levelOf, insightTypeOf } from '../../../src/domain/text/insights.ts';
import { regionKeys, regionOf, regions } from '../../../src/domain/region/region.ts';

/** Something about a value; a note is worth knowing, a tolerance is something that the app makes up for. */
export interface Remark {
  readonly level: 'tolerance' | 'note';
  readonly what: string;
}

interface RuleOf<T> {
  /** As documents say it, after the type. */
  readonly says: string;
  readonly remark: (value: T) => Remark | null;
}

const tolerance = (what: string): Remark => ({ level: 'tolerance', what });
const note = (what: string): Remark => ({ level: 'note', what });

function words(
  says: string,
  isKnown: (text: string) => boolean,
  otherwise: string,
): RuleOf<string> {
  return {
    says,
    remark: (text) => (isKnown(text) ? null : tolerance(`another word than ${says}: ${otherwise}`)),
  };
}

const asSent = 'shown as it was sent';

const regionTexts = regionKeys.map((key) => {
  const { name, abbreviation } = regions[key];
  return `${key} (${name}, ${abbreviation})`;
});

/** Why a text is no instant, without quoting it. */
function whyNoInstant(text: string): string {
  const sent = text.trim();
  if (/^-?\d+(?:\.\d+)?$/.test(sent)) return 'a bare number where a date and time is due';
  if (/^\d{4}-\d{2}-\d{2}$/.test(sent)) return 'a day without a time';
  if (/^(?:0001|19[0-6]\d|1970)-/.test(sent)) return 'a date of 1970 or before, taken for none';
  if (/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?$/.test(sent))
    return 'a date and time without a zone';
  return 'not an ISO date and time with a zone';
}

/** What a text has to be: the app's own rules tell. */
const textRules = {
  instant: {
    says: 'an ISO date and time with a zone',
    remark: (text) => (parseInstant(text) === null ? tolerance(whyNoInstant(text)) : null),
  },
  day: {
    says: 'a day, YYYY-MM-DD',
    remark: (text) => {
      if (calendarDay(text) === null) return tolerance(`not a day YYYY-MM-DD: ${asSent}`);
      return parseDay(text) === null ? tolerance('an instant: its Eastern date is shown') : null;
    },
  },
  month: {
    says: 'a month, YYYY-MM',
    remark: (text) =>
      parseDay(`${text.trim()}-01`) === null
        ? tolerance(`not a month YYYY-MM: ${asSent}, and sorted by its text`)
        : null,
  },
  region: {
    says: `a region's key, name or abbreviation in any case: ${regionTexts.join(', ')} (rulings A4)`,
    remark: (text) =>
      regionOf(text) === null
        ? tolerance(`no region that is known: ${asSent}, it has no screen and no color`)
        : null,
  },
  appointmentStatus: {
    says: 'valid, invalid or blocked; any other is in neither list (rulings A3)',
    remark: (text) =>
      outcomeOf(text) === null ? note('neither valid, invalid nor blocked: in neither list') : null,
  },
  alertStatus: words(
    alertTabs.join(', '),
    (text) => alertTabOf(text) !== null,
    'the alert stands on no tab',
  ),
  decision: words(
    'valid, invalid',
    (text) => ['valid', 'invalid'].includes(text.trim().toLowerCase()),
    asSent,
  ),
  level: words('high, medium, low', (text) => levelOf(text) !== null, `${asSent}, sorted last`),
  insightType: words(
    'trend, opportunity, alert, recommendation',
    (text) => insightTypeOf(text) !== null,
    `${asSent}, without an icon of its own`,
  ),
  insightKind: words(
    'trend, comparison, pattern, anomaly',
    (text) => insightKind(text) !== null,
    `${asSent}, without an icon of its own`,
  ),
  severity: words('error, warning, info', (text) => severityOf(text) !== null, asSent),
  change: words(
    'up, down, neutral, stable',
    (text) => ['up', 'down', 'neutral', 'stable'].includes(text.trim().toLowerCase()),
    'the sign of the change counts',
  ),
} as const satisfies Record<string, RuleOf<string>>;

/** What a number has to be. */
const numberRules = {
  percent: {
    says: 'percent, 0 to 100',
    remark: (value) => {
      if (value > 0 && value < 1)
        return note('above 0 and below 1, shown as less than one percent: perhaps a fraction?');
      return value < 0 || value > 100 ? note('outside 0 to 100: its bar ends there') : null;
    },
  },
  fraction: {
    says: 'a fraction, 0 to 1 (rulings A6)',
    remark: (value) =>
      fractionToPercent(value) === null ? tolerance("outside 0 to 1: shown as '–'") : null,
  },
} as const satisfies Record<string, RuleOf<number>>;

type TextRule = keyof typeof textRules;
type NumberRule = keyof typeof numberRules;
export type Rule = TextRule | NumberRule;

/** As documents say it. */
export function ruleText(rule: Rule): string {
  return rule in textRules
    ? textRules[rule as TextRule].says
    : numberRules[rule as NumberRule].says;
}

export function remarkOnText(rule: Rule | undefined, text: string): Remark | null {
  return rule !== undefined && rule in textRules ? textRules[rule as TextRule].remark(text) : null;
}

export function remarkOnNumber(rule: Rule | undefined, value: number): Remark | null {
  return rule !== undefined && rule in numberRules
    ? numberRules[rule as NumberRule].remark(value)
    : null;
}
