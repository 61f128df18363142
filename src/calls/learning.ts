import { call, write } from '../api/call.ts';
import { fields, needed, object, row, type ValueOf } from '../api/fields.ts';
import { isWhole, list, listResponse, type Rows, rowsByKey, unreadableOf } from '../api/rows.ts';
import { count, day, number, region, telemarketer, text, texts } from '../api/values.ts';
import { percentOf } from '../domain/number/arithmetic.ts';
import { byText } from '../domain/text/identity.ts';
import { accuracyFigures } from './accuracies.ts';
import { lazily } from './lazily.ts';

const neededCount = needed(count, 'a count');
const pattern = row({ pattern: needed(text, 'a text'), accuracy: number, frequency: neededCount });

const sentDay = row({ date: needed(day, 'a day'), accuracy: number, validations: neededCount });

function trendDay(sent: unknown) {
  const read = sentDay(sent);
  // Of no validation there is no accuracy.
  return { ...read, accuracy: percentOf(read.validations, read.accuracy) };
}

const accuracyOf = row({ correct: neededCount, total: neededCount, accuracy: number });

/** AI learning metrics (S3, A6), days oldest first; the contract spells `telemarkerterAccuracy` so. */
const learningMetricsResponse = object({
  totalValidations: count,
  accuracyRate: number,
  improvementTrends: list(trendDay),
  commonPatterns: fields({
    validPatterns: list(pattern),
    invalidPatterns: list(pattern),
  }),
  telemarkerterAccuracy: rowsByKey('person', telemarketer, accuracyOf),
  calendarAccuracy: rowsByKey('region', region, accuracyOf),
});
export type LearningMetrics = ValueOf<typeof learningMetricsResponse>;
export type LearningPattern = ValueOf<typeof pattern>;

const recommendationsResponse = listResponse(needed(text, 'a text'), ['recommendations']);

const improvementsResponse = object({
  promptOptimizations: texts,
  confidenceAdjustments: texts,
  patternInsights: texts,
});
export type Improvements = ValueOf<typeof improvementsResponse>;

/** A message for the toast (S7). */
const learningCorrectionResponse = fields({ message: text });

/** What screens show of the AI model's learning. */
function learningFigures(data: LearningMetrics) {
  const { totalValidations, accuracyRate, telemarkerterAccuracy, calendarAccuracy } = data;
  return lazily({
    totalValidations: () => totalValidations,
    /** Percent; null where nothing was validated. */
    accuracy: () => percentOf(totalValidations, accuracyRate),
    /** The days of the trend, oldest first (A6). */
    days: () =>
      data.improvementTrends.rows.toSorted((a, b) => byText(a.date.date ?? '', b.date.date ?? '')),
    telemarketers: () => accuracyFigures(telemarkerterAccuracy.rows, 'person'),
    calendars: () => accuracyFigures(calendarAccuracy.rows, 'region'),
    /** What is missing of the trend, of the patterns and of the accuracies. */
    trendRead: () => readOf(data.improvementTrends),
    patternsRead: () => readOf(...Object.values(data.commonPatterns)),
    accuraciesRead: () => readOf(telemarkerterAccuracy, calendarAccuracy),
  });
}

/** How many parts of lists could not be read, and whether all lists were read and are empty (A2, A13). */
function readOf(...lists: readonly Rows[]) {
  return {
    unreadable: unreadableOf(...lists),
    isEmpty: lists.every((rows) => rows.rows.length === 0 && isWhole(rows)),
  };
}

export type LearningFigures = ReturnType<typeof learningFigures>;

export const learningMetrics = call('/api/ai-learning/metrics', {
  pollMs: 60_000,
  response: learningMetricsResponse,
  figures: learningFigures,
});

export const recommendations = call('/api/ai-learning/recommendations', {
  pollMs: 60_000,
  response: recommendationsResponse,
});

export const analyzeImprovements = write('GET', '/api/ai-learning/improvements', {
  response: improvementsResponse,
});

export const addLearningCorrection = write('POST', '/api/ai-learning/correction', {
  response: learningCorrectionResponse,
  reloads: [learningMetrics],
});
