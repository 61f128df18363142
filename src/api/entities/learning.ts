import * as v from 'valibot';
import {
  count,
  envelope,
  fields,
  innerRows,
  listResponse,
  namedRows,
  number,
  requiredFields,
  row,
  shaped,
  text,
  texts,
} from '../tolerant.ts';

const pattern = row({ pattern: text, accuracy: number, frequency: count }, ['pattern']);
const trendDay = row({ date: text, accuracy: number, validations: count }, ['date']);
const accuracyOf = requiredFields({ correct: count, total: count, accuracy: number });

/** AI learning metrics (spec 3, A6), days oldest first; the contract spells `telemarkerterAccuracy` so. */
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

const recommendation = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'expected text'),
  shaped({ kind: 'line' }),
);
export const recommendationsResponse = listResponse(recommendation, ['recommendations']);

export const improvementsResponse = envelope({
  promptOptimizations: texts,
  confidenceAdjustments: texts,
  patternInsights: texts,
});
export type Improvements = v.InferOutput<typeof improvementsResponse>;

/** A message for the toast (spec 7). */
export const learningCorrectionResponse = fields({ message: text });
