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
import { fieldsOrNull, row, type ValueOf } from '../api/fields.ts';
import { list, listResponse, type Rows, unreadableOf } from '../api/rows.ts';
import { byLevel, levelGroups } from '../domain/text/insights.ts';
import { level, trend } from './words.ts';

const change = { current: number, previous: number, change: number, trend };

const type = word('trend', 'opportunity', 'alert', 'recommendation');

const insight = row({
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
});
export type Insight = ValueOf<typeof insight>;

/** `confidence` and `reliability` are 0–1 (A6). */
const weeklyInsight = row({
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
});
export type WeeklyInsight = ValueOf<typeof weeklyInsight>;

const week = fieldsOrNull({ week: text, value: amount });

/** `mlPredictions.confidence` is 0–1 (A6). */
const monthlyInsight = row({
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
    seasonalTrends: list(row({ pattern: text, strength: number })),
    riskFactors: texts,
  }),
  strategicRecommendations: texts,
});
export type MonthlyInsight = ValueOf<typeof monthlyInsight>;

/** What screens show of a list of insights: by level, the largest change first within one. */
function insightFigures<T extends { readonly priority: Insight['priority'] }>(
  changeOf: (insight: T) => number | null | undefined,
  listsOf: (insight: T) => readonly (Rows | undefined)[] = () => [],
) {
  const priorityOf = ({ priority }: T) => priority;
  return (received: Rows<T>) => {
    const sorted = byLevel(received.rows, priorityOf, changeOf);
    return {
      sorted,
      groups: levelGroups(sorted, priorityOf),
      /** Rows that could not be read, and rows of the lists in each insight (A2). */
      unreadable: unreadableOf(received, ...sorted.flatMap(listsOf)),
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
  figures: insightFigures<WeeklyInsight>(
    ({ metrics }) => metrics?.change,
    ({ recommendations }) => [recommendations],
  ),
});

export const monthlyInsights = call('/api/insights/monthly', {
  pollMs: 300_000,
  response: listResponse(monthlyInsight, ['insights', 'monthlyInsights']),
  figures: insightFigures<MonthlyInsight>(
    ({ metrics }) => metrics?.growthRate,
    ({ mlPredictions, strategicRecommendations }) => [
      mlPredictions?.seasonalTrends,
      mlPredictions?.riskFactors,
      strategicRecommendations,
    ],
  ),
});
