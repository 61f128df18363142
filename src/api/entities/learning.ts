import * as v from 'valibot';
import { count, day, number, readLine, region, telemarketer, text, texts } from '../values.ts';
import {
  envelope,
  fields,
  innerRows,
  listResponse,
  requiredFields,
  row,
  rowsByKey,
} from '../tolerant.ts';
import { shaped } from '../shape.ts';

const pattern = row({ pattern: text, accuracy: number, frequency: count }, ['pattern']);
const trendDay = row({ date: day, accuracy: number, validations: count }, ['date']);
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
  telemarkerterAccuracy: rowsByKey('person', telemarketer, accuracyOf),
  calendarAccuracy: rowsByKey('region', region, accuracyOf),
});
export type LearningMetrics = v.InferOutput<typeof learningMetricsResponse>;
export type LearningPattern = v.InferOutput<typeof pattern>;

const recommendation = v.pipe(
  v.string(),
  v.transform((sent) => readLine(sent)),
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
