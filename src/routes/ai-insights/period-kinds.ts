import type { MonthlyInsight, WeeklyInsight } from '../../api/entities/insights.ts';
import { fractionToPercent } from '../../domain/number/thresholds.ts';
import { showNumber, showPercent } from '../../domain/number/format.ts';
import { showVolatility } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { InsightKind } from './period-card.tsx';
import { swatches } from './range.tsx';
import { monthlyRange, weeklyRange } from './range.tsx';

const percentOf = (fraction: number | null = null) => fractionToPercent(fraction);

/** Weekly insights (spec 2, 3). */
export const weeklyKind: InsightKind<WeeklyInsight> = {
  title: 'Weekly Insights',
  empty: {
    text: 'No weekly insights yet',
    hint: 'Weekly insights need at least 3 working days of Eastern-time data.',
  },
  skeletonRows: 9,
  periodOf: ({ weekRange }) => weekRange,
  changeLabel: 'Change',
  changeOf: ({ metrics }) => ({ percent: metrics?.change ?? null, trend: metrics?.trend }),
  figures: [
    { label: 'Previous', valueOf: ({ metrics }) => metrics?.previous, from: 'wide' },
    {
      label: 'Current',
      valueOf: ({ metrics }) => metrics?.current,
      from: 'sm',
      isMain: true,
    },
    {
      label: 'Predicted',
      valueOf: ({ mlAnalysis }) => mlAnalysis?.predictedNext,
      from: 'wide',
    },
  ],
  confidenceOf: ({ metrics }) => percentOf(metrics?.confidence),
  zero: 'Previous',
  rangeOf: weeklyRange,
  legend: [
    { name: 'Previous', look: swatches.tick },
    { name: 'Current', look: swatches.now },
    { name: 'Predicted', look: swatches.next },
  ],
  detailsOf: ({ type, description, weekRange, mlAnalysis, recommendations }) => {
    const { pattern = '', seasonality = null, reliability } = mlAnalysis ?? {};
    return {
      description,
      facts: [
        { label: 'Pattern', text: pattern },
        { label: 'Seasonality', text: seasonality === null ? '' : seasonality ? 'Yes' : 'No' },
        { label: 'Reliability', text: showPercent(percentOf(reliability)) },
        { label: 'Week', text: weekRange },
        { label: 'Type', text: codeWords(type) },
      ],
      risks: [],
      recommendations,
    };
  },
};

/** Monthly insights (spec 2, 3). */
export const monthlyKind: InsightKind<MonthlyInsight> = {
  title: 'Monthly Insights',
  empty: {
    text: 'No monthly insights yet',
    hint: 'Monthly insights need at least 2 completed weeks of Eastern-time data.',
  },
  skeletonRows: 5,
  periodOf: ({ monthRange }) => monthRange,
  changeLabel: 'Growth',
  changeOf: ({ metrics }) => ({ percent: metrics?.growthRate ?? null }),
  figures: [
    {
      label: 'Total',
      valueOf: ({ metrics }) => metrics?.totalAppointments,
      from: 'sm',
      isMain: true,
    },
    {
      label: 'Forecast',
      valueOf: ({ mlPredictions }) => mlPredictions?.nextMonthForecast,
      from: 'wide',
    },
    {
      label: 'Worst',
      valueOf: ({ metrics }) => metrics?.worstWeek?.value,
      from: 'wide',
    },
    { label: 'Best', valueOf: ({ metrics }) => metrics?.bestWeek?.value, from: 'wide' },
  ],
  confidenceOf: ({ mlPredictions }) => percentOf(mlPredictions?.confidence),
  zero: 'Average',
  rangeOf: monthlyRange,
  legend: [{ name: 'Worst to best week', look: swatches.line }],
  detailsOf: ({ type, description, monthRange, metrics, mlPredictions, ...insight }) => ({
    description,
    facts: [
      { label: 'Weekly average', text: showNumber(metrics?.weeklyAverage) },
      { label: 'Volatility', text: showVolatility(metrics?.volatility ?? null) },
      { label: 'Best week', text: metrics?.bestWeek?.week ?? '' },
      { label: 'Worst week', text: metrics?.worstWeek?.week ?? '' },
      { label: 'Weeks', text: monthRange },
      { label: 'Type', text: codeWords(type) },
      ...(mlPredictions?.seasonalTrends.rows ?? []).map(({ pattern, strength }) => ({
        label: pattern,
        text: `strength ${showPercent(percentOf(strength))}`,
      })),
    ],
    risks: mlPredictions?.riskFactors ?? [],
    recommendations: insight.strategicRecommendations,
  }),
  innerOf: ({ mlPredictions }) => mlPredictions?.seasonalTrends,
};
