import { call, write } from '../api/call.ts';
import { count, day, number, readLine, region, telemarketer, text, texts } from '../api/values.ts';
import {
  envelope,
  fields,
  innerRows,
  listResponse,
  once,
  requiredFields,
  row,
  type Rows,
  rowsByKey,
} from '../api/tolerant.ts';
import { isFields, mapped, type Reader, Unreadable, type ValueOf } from '../api/shape.ts';
import { isWhole, unreadableOf } from '../api/received.ts';
import { percentOf } from '../domain/number/arithmetic.ts';
import { byText } from '../domain/text/identity.ts';
import { accuracyFigures } from './accuracies.ts';
import { lazily } from './lazily.ts';

const pattern = row({ pattern: text, accuracy: number, frequency: count }, ['pattern']);
const trendDay = mapped(
  row({ date: day, accuracy: number, validations: count }, ['date']),
  // Of no validation there is no accuracy.
  (read) => ({ ...read, accuracy: percentOf(read.validations, read.accuracy) }),
);
const accuracyOf = requiredFields({ correct: count, total: count, accuracy: number });

/** AI learning metrics (spec 3, A6), days oldest first; the contract spells `telemarkerterAccuracy` so. */
const learningMetricsResponse = envelope({
  totalValidations: count,
  accuracyRate: number,
  improvementTrends: once(innerRows(trendDay), ({ date }) => date.date),
  commonPatterns: fields({
    validPatterns: innerRows(pattern),
    invalidPatterns: innerRows(pattern),
  }),
  telemarkerterAccuracy: rowsByKey('person', telemarketer, accuracyOf),
  calendarAccuracy: rowsByKey('region', region, accuracyOf),
});
export type LearningMetrics = ValueOf<typeof learningMetricsResponse>;
export type LearningPattern = ValueOf<typeof pattern>;

const recommendation: Reader<string, string> = {
  shape: { kind: 'line' },
  read: (sent) => {
    const line = typeof sent === 'string' || isFields(sent) ? readLine(sent) : '';
    if (line === '') throw new Unreadable('expected text');
    return line;
  },
};
const recommendationsResponse = listResponse(recommendation, ['recommendations']);

const improvementsResponse = envelope({
  promptOptimizations: texts,
  confidenceAdjustments: texts,
  patternInsights: texts,
});
export type Improvements = ValueOf<typeof improvementsResponse>;

/** A message for the toast (spec 7). */
const learningCorrectionResponse = fields({ message: text });

/** What screens show of the AI model's learning. */
function learningFigures(data: LearningMetrics) {
  const { totalValidations, accuracyRate, telemarkerterAccuracy, calendarAccuracy } = data;
  return lazily({
    totalValidations: () => totalValidations,
    /** Percent; null where nothing was validated. */
    accuracy: () => percentOf(totalValidations, accuracyRate),
    /** The days of the trend, oldest first (A6); in the server's order where one is none. */
    days: () => oldestFirst(data.improvementTrends.rows),
    telemarketers: () => accuracyFigures(telemarkerterAccuracy.rows, 'person'),
    /** Something was sent for the telemarketers that is no list (rulings A13). */
    areTelemarketersUnread: () => telemarkerterAccuracy.isNoList,
    calendars: () => accuracyFigures(calendarAccuracy.rows, 'region'),
    /** What is missing of the trend, of the patterns and of the accuracies. */
    trendRead: () => readOf(data.improvementTrends),
    patternsRead: () => readOf(...Object.values(data.commonPatterns)),
    accuraciesRead: () => readOf(telemarkerterAccuracy, calendarAccuracy),
  });
}

/** How many parts of lists could not be read, and whether all lists were read and are empty (rulings A2, A13). */
function readOf(...lists: readonly Rows<unknown>[]) {
  return {
    unreadable: unreadableOf(...lists),
    isEmpty: lists.every((list) => list.rows.length === 0 && isWhole(list)),
  };
}

export type LearningFigures = ReturnType<typeof learningFigures>;

function oldestFirst(days: LearningMetrics['improvementTrends']['rows']) {
  if (days.some(({ date }) => date.date === null)) return days;
  return days.toSorted((a, b) => byText(a.date.date ?? '', b.date.date ?? ''));
}

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
  sends: {
    appointmentTitle: 'string',
    correctDecision: 'boolean',
    correctedBy: 'string',
    reason: 'string',
  },
  response: learningCorrectionResponse,
  reloads: [learningMetrics],
});
