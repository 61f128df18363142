import { call } from '../api/call.ts';
import {
  amount,
  count,
  flag,
  id,
  number,
  region,
  salesRep,
  text,
  texts,
  word,
} from '../api/values.ts';
import { fieldsOrNull, innerRows, listResponse, row, type Rows } from '../api/tolerant.ts';
import type { ValueOf } from '../api/shape.ts';
import { type ListRead, unreadableOf } from '../api/received.ts';
import { byLevel, levelGroups } from '../domain/text/insights.ts';
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

const week = fieldsOrNull({ week: text, value: amount });

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
      weeklyAverage: amount,
      growthRate: number,
      bestWeek: week,
      worstWeek: week,
      volatility: amount,
    }),
    mlPredictions: fieldsOrNull({
      confidence: number,
      nextMonthForecast: amount,
      seasonalTrends: innerRows(row({ pattern: text, strength: number }, ['pattern'])),
      riskFactors: texts,
    }),
    strategicRecommendations: texts,
  },
  ['title', 'description'],
);
export type MonthlyInsight = ValueOf<typeof monthlyInsight>;

/** What screens show of a list of insights: by level, the largest change first within one. */
function insightFigures<T extends { readonly priority: Insight['priority'] }>(
  changeOf: (insight: T) => number | null | undefined,
  listOf: (insight: T) => ListRead | undefined = () => undefined,
) {
  const priorityOf = ({ priority }: T) => priority;
  return (list: Rows<T>) => {
    const sorted = byLevel(list.rows, priorityOf, changeOf);
    return {
      sorted,
      groups: levelGroups(sorted, priorityOf),
      /** Rows that could not be read, and rows of the list in each insight (rulings A2). */
      unreadable: unreadableOf(list, ...sorted.map(listOf)),
    };
  };
}

export const insights = call('/api/insights', {
  pollMs: 300_000,
  response: listResponse(insight, ['insights']),
  figures: insightFigures<Insight>(({ metrics }) => metrics?.change),
});

export const weeklyInsights = call('/api/insights/weekly', {
  pollMs: 300_000,
  response: listResponse(weeklyInsight, ['insights', 'weeklyInsights']),
  figures: insightFigures<WeeklyInsight>(({ metrics }) => metrics?.change),
});

export const monthlyInsights = call('/api/insights/monthly', {
  pollMs: 300_000,
  response: listResponse(monthlyInsight, ['insights', 'monthlyInsights']),
  figures: insightFigures<MonthlyInsight>(
    ({ metrics }) => metrics?.growthRate,
    ({ mlPredictions }) => mlPredictions?.seasonalTrends,
  ),
});
