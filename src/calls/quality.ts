import { call, write } from '../api/call.ts';
import { count, flag, number, text, texts, word } from '../api/values.ts';
import { envelope, fields, innerRows, row, rowOrNull } from '../api/tolerant.ts';
import type { ValueOf } from '../api/shape.ts';
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

export const dataQuality = call('/api/data-quality/report', {
  pollMs: 30_000,
  response: dataQualityResponse,
});

export const analyzePhone = write('POST', '/api/data-quality/analyze-phone', {
  sends: { phone: 'string' },
  response: phoneResponse,
});
