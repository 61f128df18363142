import { call } from '../api/call.ts';
import { count, flag, id, number, region, salesRep, text, texts, word } from '../api/values.ts';
import { fieldsOrNull, innerRows, listResponse, row } from '../api/tolerant.ts';
import type { ValueOf } from '../api/shape.ts';
import { level, trend } from './words.ts';

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
export type MonthlyInsight = ValueOf<typeof monthlyInsight>;

export const insights = call('/api/insights', {
  pollMs: 300_000,
  response: listResponse(insight, ['insights']),
});

export const weeklyInsights = call('/api/insights/weekly', {
  pollMs: 300_000,
  response: listResponse(weeklyInsight, ['insights', 'weeklyInsights']),
});

export const monthlyInsights = call('/api/insights/monthly', {
  pollMs: 300_000,
  response: listResponse(monthlyInsight, ['insights', 'monthlyInsights']),
});
