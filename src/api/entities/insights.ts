import { count, flag, id, day, number, region, salesRep, text, texts, word } from '../values.ts';
import { envelope, fields, fieldsOrNull, innerRows, listResponse, row } from '../tolerant.ts';
import type { ValueOf } from '../shape.ts';
import { trend } from './dashboard.ts';
import { level } from './data-quality.ts';

const change = { current: number, previous: number, change: number, trend };

const type = word('trend', 'opportunity', 'alert', 'recommendation');

const insight = row(
  {
    id,
    type,
    title: text,
    description: text,
    priority: level,
    actionable: flag,
    timeframe: text,
    metrics: fieldsOrNull(change),
    region,
    salesRep,
  },
  ['title', 'description'],
);
export const insightsResponse = listResponse(insight, ['insights']);
export type Insight = ValueOf<typeof insight>;

/** `confidence` and `reliability` are 0–1 (A6). */
const weeklyInsight = row(
  {
    id,
    type,
    title: text,
    description: text,
    priority: level,
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
export type WeeklyInsight = ValueOf<typeof weeklyInsight>;

const week = fieldsOrNull({ week: text, value: number });

/** `mlPredictions.confidence` is 0–1 (A6). */
const monthlyInsight = row(
  {
    id,
    type,
    title: text,
    description: text,
    priority: level,
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
export type MonthlyInsight = ValueOf<typeof monthlyInsight>;

export const historicalSummaryResponse = envelope({
  totalDays: count,
  dateRange: fields({ start: day, end: day }),
  averageDaily: number,
  bestDay: fieldsOrNull({ date: day, appointments: count }),
  topRegion: fieldsOrNull({ name: region, totalAppointments: count }),
});
export type HistoricalSummary = ValueOf<typeof historicalSummaryResponse>;

const historicalInsight = row(
  {
    metric: text,
    type: word('trend', 'comparison', 'pattern', 'anomaly'),
    significance: level,
    description: text,
    currentValue: number,
    historicalAverage: number,
    percentageChange: number,
  },
  ['metric', 'description'],
);
export const historicalInsightsResponse = listResponse(historicalInsight, ['insights']);
export type HistoricalInsight = ValueOf<typeof historicalInsight>;
