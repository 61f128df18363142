import { call, write } from '../api/call.ts';
import { count, flag, number, text, texts, word } from '../api/values.ts';
import { envelope, fields, innerRows, row, rowOrNull } from '../api/tolerant.ts';
import type { ValueOf } from '../api/shape.ts';
import { countWhere } from '../domain/number/figure.ts';
import type { ListRead } from '../api/received.ts';
import { aboveWholeText } from '../domain/number/contradiction.ts';
import { isPercent, percentOf, shareOf, showNumber } from '../domain/number/format.ts';
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
export type DataQuality = ValueOf<typeof dataQualityResponse>;
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

/** What the screen shows of a report. */
function qualityFigures(data: DataQuality) {
  const { phoneCorrections, validationReports, duplicates, summary } = data;
  const { duplicateGroups, suggestions } = duplicates;
  const invalidPhones = phoneCorrections.rows.filter(({ isValid }) => isValid === false);
  const violated = validationReports.rows.filter(({ violations }) => violations.rows.length > 0);
  return {
    summary: summaryFigures(data),
    invalidPhones,
    /** The numbers of which the report does not say whether they are valid. */
    unjudgedPhones: countWhere(phoneCorrections.rows, ({ isValid }) => isValid === null),
    /** The counts of the tabs and of their cards; null for a list that could not be read. */
    counts: {
      phones: countOf(phoneCorrections, invalidPhones.length, summary.phoneIssuesFound),
      groups: countOf(duplicateGroups, duplicateGroups.rows.length, null),
      reports: countOf(validationReports, violated.length, null),
      suggestions: countOf(suggestions, suggestions.rows.length, null),
    },
  };
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
