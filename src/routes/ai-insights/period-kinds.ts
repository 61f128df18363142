import type { ComponentProps } from 'react';
import type { Insight, MonthlyInsight, WeeklyInsight } from '../../calls/insights.ts';
import { unreadableOf } from '../../domain/figures/received.ts';
import { showNumber } from '../../domain/number/format.ts';
import { fractionToPercent, showConfidence } from '../../domain/number/bands.ts';
import { showVolatility } from '../../domain/text/insights.ts';
import { codeWords } from '../../domain/text/words.ts';
import type { Legend } from '../../ui/chart/bars.tsx';
import type { Details, Fact } from './insights-card.tsx';
import { monthlyRange, type Range, swatches, weeklyRange } from './range-plot.tsx';

/** A weekly or monthly insight, as its line and details show it. */
export interface PeriodInsight extends Details {
  readonly id: string;
  readonly title: string;
  readonly type: Insight['type'];
  readonly priority: Insight['priority'];
  readonly period: string;
  /** Percent. */
  readonly change: number | null;
  readonly trend?: NonNullable<WeeklyInsight['metrics']>['trend'] | undefined;
  /** The same labels for all insights of a kind, in the order of the columns. */
  readonly figures: readonly Fact[];
  readonly confidence: Fact;
  readonly range: Range;
  /** Unreadable rows of a nested list (rulings A2). */
  readonly unreadable: number;
}

/** The texts of a card of weekly or monthly insights, and a function that reads one. */
export interface InsightKind<T> {
  readonly title: string;
  readonly empty: { readonly text: string; readonly hint: string };
  readonly skeletonRows: number;
  readonly changeLabel: string;
  /** The label at the middle of the scale. */
  readonly zero: string;
  readonly legend: ComponentProps<typeof Legend>['entries'];
  readonly read: (insight: T) => PeriodInsight;
}

const showFraction = (fraction: number | null = null) =>
  showConfidence(fractionToPercent(fraction));

export const weeklyKind: InsightKind<WeeklyInsight> = {
  title: 'Weekly Insights',
  empty: {
    text: 'No weekly insights yet',
    hint: 'Weekly insights need at least 3 working days of Eastern-time data.',
  },
  skeletonRows: 9,
  changeLabel: 'Change',
  zero: 'Previous',
  legend: [
    { name: 'Previous', look: swatches.tick },
    { name: 'Current', look: swatches.now },
    { name: 'Predicted', look: swatches.next },
  ],
  read: ({ metrics, mlAnalysis, weekRange, ...insight }) => {
    const { previous, current, change = null, trend, confidence } = metrics ?? {};
    const { predictedNext, pattern = '', seasonality = null, reliability } = mlAnalysis ?? {};
    return {
      ...insight,
      period: weekRange,
      change,
      trend,
      figures: [
        { label: 'Previous', text: showNumber(previous), from: 'wide' },
        { label: 'Current', text: showNumber(current), from: 'sm', isMain: true },
        { label: 'Predicted', text: showNumber(predictedNext), from: 'wide' },
      ],
      confidence: { label: 'Confidence', text: showFraction(confidence), from: 'sm' },
      range: weeklyRange(previous, current, predictedNext),
      facts: [
        { label: 'Pattern', text: pattern },
        { label: 'Seasonality', text: seasonality === null ? '' : seasonality ? 'Yes' : 'No' },
        { label: 'Reliability', text: showFraction(reliability) },
        { label: 'Week', text: weekRange },
        { label: 'Type', text: codeWords(insight.type.text) },
      ],
      risks: [],
      unreadable: 0,
    };
  },
};

export const monthlyKind: InsightKind<MonthlyInsight> = {
  title: 'Monthly Insights',
  empty: {
    text: 'No monthly insights yet',
    hint: 'Monthly insights need at least 2 completed weeks of Eastern-time data.',
  },
  skeletonRows: 5,
  changeLabel: 'Growth',
  zero: 'Average',
  legend: [{ name: 'Worst to best week', look: swatches.line }],
  read: ({ metrics, mlPredictions, monthRange, strategicRecommendations, ...insight }) => {
    const { weeklyAverage, bestWeek, worstWeek } = metrics ?? {};
    return {
      ...insight,
      period: monthRange,
      change: metrics?.growthRate ?? null,
      figures: [
        { label: 'Total', text: showNumber(metrics?.totalAppointments), from: 'sm', isMain: true },
        { label: 'Forecast', text: showNumber(mlPredictions?.nextMonthForecast), from: 'wide' },
        { label: 'Worst', text: showNumber(worstWeek?.value), from: 'wide' },
        { label: 'Best', text: showNumber(bestWeek?.value), from: 'wide' },
      ],
      confidence: {
        label: 'Confidence',
        text: showFraction(mlPredictions?.confidence),
        from: 'sm',
      },
      range: monthlyRange(worstWeek?.value, weeklyAverage, bestWeek?.value),
      facts: [
        { label: 'Weekly average', text: showNumber(weeklyAverage) },
        { label: 'Volatility', text: showVolatility(metrics?.volatility ?? null) },
        { label: 'Best week', text: bestWeek?.week ?? '' },
        { label: 'Worst week', text: worstWeek?.week ?? '' },
        { label: 'Weeks', text: monthRange },
        { label: 'Type', text: codeWords(insight.type.text) },
        ...(mlPredictions?.seasonalTrends.rows ?? []).map(({ pattern, strength }) => ({
          label: pattern,
          text: `strength ${showFraction(strength)}`,
        })),
      ],
      risks: mlPredictions?.riskFactors ?? [],
      recommendations: strategicRecommendations,
      unreadable: unreadableOf(mlPredictions?.seasonalTrends),
    };
  },
};
