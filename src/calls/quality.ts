import { call, write } from '../api/call.ts';
import { count, flag, number, text, texts, word } from '../api/values.ts';
import { envelope, fields, innerRows, row, rowOrNull } from '../api/tolerant.ts';
import type { ValueOf } from '../api/shape.ts';
import { countWhere, isPercent, percentOf, shareOf, sumOf } from '../domain/number/arithmetic.ts';
import {
  isWhole,
  type ListRead,
  type ReceivedList,
  receivedText,
  unreadableOf,
} from '../api/received.ts';
import { aboveWholeText } from '../domain/number/contradiction.ts';
import { showNumber } from '../domain/text/format.ts';
import { byLevel } from '../domain/text/insights.ts';
import { appointment } from './appointments.ts';
import { level } from './words.ts';

const phone = {
  original: text,
  cleaned: text,
  format: text,
  confidence: number,
  isValid: flag,
  suggestions: texts,
};
const phoneCorrection = row(phone, ['original', 'cleaned']);

const duplicateGroup = row(
  {
    matchType: text,
    confidence: number,
    suggestedAction: text,
    appointments: innerRows(appointment),
    primaryAppointment: rowOrNull(appointment),
  },
  ['matchType', 'suggestedAction'],
);

const suggestion = row({ priority: level, action: text, reason: text }, ['action', 'reason']);

const violation = row(
  {
    field: text,
    canAutoFix: flag,
    rule: fields({ message: text, severity: word('error', 'warning', 'info') }),
  },
  ['field'],
);
const validationReport = row(
  {
    status: word('valid', 'warnings'),
    score: number,
    autoFixApplied: flag,
    violations: innerRows(violation),
    recommendations: texts,
  },
  ['status', 'score'],
);

/** Scores and confidences are percents (A8). */
const dataQualityResponse = envelope({
  summary: fields({
    qualityScoreAverage: number,
    phoneIssuesFound: count,
    phoneIssuesFixed: count,
    duplicatesFound: count,
    validationErrors: count,
    totalProcessed: count,
  }),
  phoneCorrections: innerRows(phoneCorrection),
  duplicates: fields({
    duplicateGroups: innerRows(duplicateGroup),
    suggestions: innerRows(suggestion),
  }),
  validationReports: innerRows(validationReport),
});
type DataQuality = ValueOf<typeof dataQualityResponse>;
export type DuplicateGroup = ValueOf<typeof duplicateGroup>;
export type ValidationReport = ValueOf<typeof validationReport>;

const phoneResponse = envelope(phone);
export type PhoneAnalysis = ValueOf<typeof phoneResponse>;

/** The figures of the four cards: a score and shares outside 0 to 100 are no figures, and their notes say why (rulings C19). */
function summaryFigures({ summary }: DataQuality) {
  const { phoneIssuesFound: phones, phoneIssuesFixed: fixed, totalProcessed: processed } = summary;
  const score = percentOf(processed, summary.qualityScoreAverage);
  const isFixable = aboveWholeText([['', fixed]], phones) === '';
  const ofProcessed = (name: string, sent: number | null) => ({
    count: sent,
    share: shareOf(sent, processed),
    contradiction: aboveWholeText([[name, sent]], processed, 'the processed total'),
  });
  return {
    processed,
    score: {
      percent: isPercent(score) ? score : null,
      contradiction:
        score === null || isPercent(score)
          ? ''
          : `the report says ${showNumber(score)}%, which is no percent`,
    },
    phones: {
      count: phones,
      fixable: isFixable ? fixed : null,
      share: shareOf(fixed, phones),
      contradiction: isFixable
        ? ''
        : `the report says ${showNumber(fixed)} of ${showNumber(phones)}`,
    },
    duplicates: ofProcessed('Duplicates', summary.duplicatesFound),
    errors: ofProcessed('Validation errors', summary.validationErrors),
  };
}

/** A list of the report. */
interface ReportPart<T> {
  /** The rows that its card shows. */
  readonly rows: readonly T[];
  /** How many rows the report lists, those included that its card leaves out. */
  readonly listed: number;
  /** The summary's count of the rows that the card shows; null where it is not known. */
  readonly counted: number | null;
  /** The count of the tab and the card; null for a list that could not be read. */
  readonly count: number | null;
  readonly unreadable: number;
  /** '2 rows unreadable'; '' where nothing is missing. */
  readonly part: string;
  readonly isWhole: boolean;
  /** No row of it could be read. */
  readonly isUnread: boolean;
}

interface PartChoices<T> {
  readonly shown?: readonly T[];
  readonly counted?: number | null;
  /** A list in each row: one that is no list is an unreadable row (rulings A13). */
  readonly innerOf?: (row: T) => ListRead;
}

function partOf<T>(list: ReceivedList<T>, choices: PartChoices<T>): ReportPart<T> {
  const { shown: rows = list.rows, counted = null, innerOf } = choices;
  const inner = innerOf ? unreadableOf(...list.rows.map(innerOf)) : 0;
  const read = { ...list, unreadable: list.unreadable + inner };
  return {
    rows,
    listed: list.rows.length,
    counted,
    count: countOf(list, rows.length, null),
    unreadable: read.unreadable,
    part: receivedText(read),
    isWhole: isWhole(read),
    isUnread: list.isNoList || (read.unreadable > 0 && list.rows.length === 0),
  };
}

/** What the screen shows of a report. */
function qualityFigures(data: DataQuality) {
  const { phoneCorrections, validationReports, duplicates, summary } = data;
  const { duplicateGroups, suggestions } = duplicates;
  const invalid = phoneCorrections.rows.filter(({ isValid }) => isValid === false);
  return {
    summary: summaryFigures(data),
    /** The invalid phones. */
    phones: {
      ...partOf(phoneCorrections, { shown: invalid, counted: summary.phoneIssuesFound }),
      // The report may list fewer than its summary counts.
      count: countOf(phoneCorrections, invalid.length, summary.phoneIssuesFound),
    },
    /** The numbers that the report judges neither valid nor invalid. */
    unjudgedPhones: countWhere(phoneCorrections.rows, ({ isValid }) => isValid === null),
    groups: {
      ...partOf(duplicateGroups, {
        counted: summary.duplicatesFound,
        innerOf: ({ appointments }) => appointments,
      }),
      appointments: sumOf(duplicateGroups.rows, ({ appointments }) => appointments.rows.length),
    },
    /** The reports with violations, the lowest score first, unknown scores last. */
    reports: partOf(validationReports, {
      shown: withViolations(validationReports.rows),
      counted: summary.validationErrors,
      innerOf: ({ violations }) => violations,
    }),
    /** The most urgent first. */
    suggestions: partOf(suggestions, {
      shown: byLevel(suggestions.rows, ({ priority }) => priority),
    }),
  };
}

export type QualityFigures = ReturnType<typeof qualityFigures>;
export type QualityPart = ReportPart<unknown>;
export type PhoneCorrection = QualityFigures['phones']['rows'][number];

/** The reports that have violations (spec 2), the lowest score first, unknown scores last. */
export function withViolations(reports: readonly ValidationReport[]): ValidationReport[] {
  return (
    reports
      .filter(({ violations }) => violations.rows.length > 0)
      // Infinity - Infinity is NaN.
      .toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || 0)
  );
}

/** The greater of the response's count and the length of its list; null without a list. */
function countOf(list: ListRead, shown: number, counted: number | null): number | null {
  const isUnknown = list.isNoList || (shown === 0 && list.unreadable > 0);
  return counted === null && isUnknown ? null : Math.max(shown, counted ?? 0);
}

export const dataQuality = call('/api/data-quality/report', {
  pollMs: 30_000,
  response: dataQualityResponse,
  figures: qualityFigures,
});

export const analyzePhone = write('POST', '/api/data-quality/analyze-phone', {
  sends: { phone: 'string' },
  response: phoneResponse,
});
