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
  rowsByKey,
} from '../api/tolerant.ts';
import { isFields, type Reader, Unreadable, type ValueOf } from '../api/shape.ts';

const pattern = row({ pattern: text, accuracy: number, frequency: count }, ['pattern']);
const trendDay = row({ date: day, accuracy: number, validations: count }, ['date']);
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

export const learningMetrics = call('/api/ai-learning/metrics', {
  pollMs: 60_000,
  response: learningMetricsResponse,
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
