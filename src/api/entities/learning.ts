import * as v from 'valibot';
import { described } from '../shape.ts';
import {
  count,
  envelope,
  fields,
  innerRows,
  listResponse,
  namedRows,
  number,
  row,
  text,
  texts,
} from '../tolerant.ts';

const pattern = row({ pattern: text, accuracy: number, frequency: count }, ['pattern']);
const trendDay = row({ date: text, accuracy: number, validations: count }, ['date']);
const accuracies = { correct: count, total: count, accuracy: number };
const accuracyOf = described({ kind: 'fields', entries: accuracies }, v.object(accuracies));

/**
 * AI learning metrics (spec 3, A6): rates are percents 0-100; `improvementTrends` are days, oldest
 * first. `telemarkerterAccuracy` is spelled so in the contract. The maps are rows here (A9).
 */
export const learningMetricsResponse = envelope({
  totalValidations: count,
  accuracyRate: number,
  improvementTrends: innerRows(trendDay),
  commonPatterns: fields({
    validPatterns: innerRows(pattern),
    invalidPatterns: innerRows(pattern),
  }),
  telemarkerterAccuracy: namedRows(accuracyOf),
  calendarAccuracy: namedRows(accuracyOf),
});
export type LearningMetrics = v.InferOutput<typeof learningMetricsResponse>;
export type LearningPattern = v.InferOutput<typeof pattern>;
export type NamedAccuracy = LearningMetrics['calendarAccuracy']['rows'][number];

const recommendation = described(
  { kind: 'line' },
  v.pipe(v.string(), v.trim(), v.minLength(1, 'expected text')),
);
/** Recommendations (spec 3): a list of text. */
export const recommendationsResponse = listResponse(recommendation, ['recommendations']);

/** AI improvements (spec 3): three lists of text. */
export const improvementsResponse = envelope({
  promptOptimizations: texts,
  confidenceAdjustments: texts,
  patternInsights: texts,
});
export type Improvements = v.InferOutput<typeof improvementsResponse>;

/** Learning correction payload (spec 3); all texts are required by the form (spec 5). */
export const learningCorrectionPayload = v.object({
  appointmentTitle: v.string(),
  correctDecision: v.boolean(),
  correctedBy: v.string(),
  reason: v.string(),
});
/** Its answer: a message for the toast (spec 7); '' when the server sent none. */
export const learningCorrectionResponse = fields({ message: text });
