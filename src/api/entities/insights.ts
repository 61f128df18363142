import type * as v from 'valibot';
import {
  count,
  envelope,
  fields,
  fieldsOrNull,
  flag,
  innerRows,
  listResponse,
  number,
  row,
  text,
  texts,
} from '../tolerant.ts';

const change = { current: number, previous: number, change: number, trend: text };

const insight = row(
  {
    id: text,
    type: text,
    title: text,
    description: text,
    priority: text,
    actionable: flag,
    timeframe: text,
    metrics: fieldsOrNull(change),
    region: text,
    salesRep: text,
  },
  ['title', 'description'],
);
export const insightsResponse = listResponse(insight, ['insights']);
export type Insight = v.InferOutput<typeof insight>;

/** `confidence` and `reliability` are 0–1 (A6). */
const weeklyInsight = row(
  {
    id: text,
    type: text,
    title: text,
    description: text,
    priority: text,
    weekRange: text,
    metrics: fieldsOrNull({ ...change, confidence: number }),
    mlAnalysis: fieldsOrNull({
      predictedNext: number,
      pattern: text,
      seasonality: flag,
      reliability: number,
    }),
    recommendations: texts,
  },
  ['title', 'description'],
);
export const weeklyInsightsResponse = listResponse(weeklyInsight, ['insights', 'weeklyInsights']);
export type WeeklyInsight = v.InferOutput<typeof weeklyInsight>;

const week = fieldsOrNull({ week: text, value: number });

/** `mlPredictions.confidence` is 0–1 (A6). */
const monthlyInsight = row(
  {
    id: text,
    type: text,
    title: text,
    description: text,
    priority: text,
    monthRange: text,
    metrics: fieldsOrNull({
      totalAppointments: count,
      weeklyAverage: number,
      growthRate: number,
      bestWeek: week,
      worstWeek: week,
      volatility: number,
    }),
    mlPredictions: fieldsOrNull({
      confidence: number,
      nextMonthForecast: number,
      seasonalTrends: innerRows(row({ pattern: text, strength: number }, ['pattern'])),
      riskFactors: texts,
    }),
    strategicRecommendations: texts,
  },
  ['title', 'description'],
);
export const monthlyInsightsResponse = listResponse(monthlyInsight, [
  'insights',
  'monthlyInsights',
]);
export type MonthlyInsight = v.InferOutput<typeof monthlyInsight>;

export const historicalSummaryResponse = envelope({
  totalDays: count,
  dateRange: fields({ start: text, end: text }),
  averageDaily: number,
  bestDay: fieldsOrNull({ date: text, appointments: count }),
  topRegion: fieldsOrNull({ name: text, totalAppointments: count }),
});
export type HistoricalSummary = v.InferOutput<typeof historicalSummaryResponse>;

const historicalInsight = row(
  {
    metric: text,
    type: text,
    significance: text,
    description: text,
    currentValue: number,
    historicalAverage: number,
    percentageChange: number,
  },
  ['metric', 'description'],
);
export const historicalInsightsResponse = listResponse(historicalInsight, ['insights']);
export type HistoricalInsight = v.InferOutput<typeof historicalInsight>;
