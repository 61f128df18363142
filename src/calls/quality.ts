import { call, write } from '../api/call.ts';
import { count, flag, number, text, texts, word } from '../api/values.ts';
import { fields, object, row, type ValueOf, valueOrNull } from '../api/fields.ts';
import { list, type Rows, unreadableOf } from '../api/rows.ts';
import { isPercent, percentOf } from '../domain/number/arithmetic.ts';
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
const phoneCorrection = row(phone);

const duplicateGroup = row({
  matchType: text,
  confidence: number,
  suggestedAction: text,
  appointments: list(appointment),
  primaryAppointment: (sent) => valueOrNull(appointment, sent),
});

const suggestion = row({ priority: level, action: text, reason: text });

const violation = row({
  field: text,
  canAutoFix: flag,
  rule: fields({ message: text, severity: word('error', 'warning', 'info') }),
});
const validationReport = row({
  status: word('valid', 'warnings'),
  score: number,
  autoFixApplied: flag,
  violations: list(violation),
  recommendations: texts,
});

/** Scores and confidences are percents (A8). */
const dataQualityResponse = object({
  summary: fields({
    qualityScoreAverage: number,
    phoneIssuesFound: count,
    phoneIssuesFixed: count,
    duplicatesFound: count,
    validationErrors: count,
    totalProcessed: count,
  }),
  phoneCorrections: list(phoneCorrection),
  duplicates: fields({
    duplicateGroups: list(duplicateGroup),
    suggestions: list(suggestion),
  }),
  validationReports: list(validationReport),
});
type DataQuality = ValueOf<typeof dataQualityResponse>;
export type DuplicateGroup = ValueOf<typeof duplicateGroup>;
export type ValidationReport = ValueOf<typeof validationReport>;

const phoneResponse = object(phone);
export type PhoneAnalysis = ValueOf<typeof phoneResponse>;

/** The figures of the four cards; a percent outside 0 to 100 is null (C19). */
function summaryFigures({ summary }: DataQuality) {
  const { phoneIssuesFound: phones, phoneIssuesFixed: fixed, totalProcessed: processed } = summary;
  const score = percentOf(processed, summary.qualityScoreAverage);
  return {
    processed,
    score: isPercent(score) ? score : null,
    phones: { count: phones, fixable: fixed },
    duplicates: summary.duplicatesFound,
    errors: summary.validationErrors,
  };
}

/** A list of the report. */
interface ReportSection<T> {
  /** The rows that its card shows. */
  readonly rows: readonly T[];
  /** The summary's count of such rows; null if it was not sent. */
  readonly counted: number | null;
  /** Rows that could not be read, those of the lists in its rows included (A13). */
  readonly unreadable: number;
}

interface SectionChoices<T> {
  readonly shown?: readonly T[];
  readonly counted?: number | null;
  readonly listsOf?: (row: T) => readonly Rows[];
}

function sectionOf<T>(received: Rows<T>, choices: SectionChoices<T>): ReportSection<T> {
  const { shown: rows = received.rows, counted = null, listsOf = () => [] } = choices;
  return { rows, counted, unreadable: unreadableOf(received, ...received.rows.flatMap(listsOf)) };
}

/** What the screen shows of a report. */
function qualityFigures(data: DataQuality) {
  const { phoneCorrections, validationReports, duplicates, summary } = data;
  const { duplicateGroups, suggestions } = duplicates;
  return {
    summary: summaryFigures(data),
    /** The invalid phones. */
    phones: sectionOf(phoneCorrections, {
      shown: phoneCorrections.rows.filter(({ isValid }) => isValid === false),
      counted: summary.phoneIssuesFound,
      listsOf: (phoneRow) => [phoneRow.suggestions],
    }),
    groups: sectionOf(duplicateGroups, {
      counted: summary.duplicatesFound,
      listsOf: ({ appointments }) => [appointments],
    }),
    /** The reports with violations, the lowest score first, unknown scores last. */
    reports: sectionOf(validationReports, {
      shown: withViolations(validationReports.rows),
      counted: summary.validationErrors,
      listsOf: ({ violations, recommendations }) => [violations, recommendations],
    }),
    /** The most urgent first. */
    suggestions: sectionOf(suggestions, {
      shown: byLevel(suggestions.rows, ({ priority }) => priority),
    }),
  };
}

export type QualityFigures = ReturnType<typeof qualityFigures>;
export type QualitySection = ReportSection<unknown>;
export type PhoneCorrection = QualityFigures['phones']['rows'][number];

/** The reports that have violations (S2), the lowest score first, unknown scores last. */
export function withViolations(reports: readonly ValidationReport[]): ValidationReport[] {
  return (
    reports
      .filter(({ violations }) => violations.rows.length > 0)
      // Infinity - Infinity is NaN.
      .toSorted((a, b) => (a.score ?? Infinity) - (b.score ?? Infinity) || 0)
  );
}

export const dataQuality = call('/api/data-quality/report', {
  pollMs: 30_000,
  response: dataQualityResponse,
  figures: qualityFigures,
});

export const analyzePhone = write('POST', '/api/data-quality/analyze-phone', {
  response: phoneResponse,
});
