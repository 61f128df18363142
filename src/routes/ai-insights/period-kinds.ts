import type { Insight, MonthlyInsight, WeeklyInsight } from '../../calls/insights.ts';
import { fractionToPercent } from '../../domain/number/bands.ts';
import { noValue, showNumber, showPercent, codeWords } from '../../domain/text/format.ts';
import { showVolatility } from '../../domain/text/insights.ts';
import { percentFrom } from '../../domain/number/arithmetic.ts';
import { type Metric, metricOf } from '../../calls/insight-metric.ts';
import { type About, aboutOf, comparisonOf } from './about.ts';
import type { Change } from './change-plot.tsx';
import type { Details } from './insight-details.tsx';

/** A weekly or monthly insight, as its line and details show it. */
export interface PeriodInsight extends Details, Change, Pick<About, 'name' | 'href'> {
  readonly id: string;
  readonly title: string;
  readonly about: About;
  readonly type: Insight['type'];
  readonly priority: Insight['priority'];
  readonly period: string;
  readonly metric: Metric;
  readonly trend?: NonNullable<WeeklyInsight['metrics']>['trend'] | undefined;
  readonly previous: number | null;
  readonly current: number | null;
}

/** The texts of a card of weekly or monthly insights, and a function that reads one. */
export interface InsightKind<T> {
  readonly title: string;
  readonly empty: { readonly text: string; readonly hint: string };
  readonly skeletonRows: number;
  /** The head of the column of figures. */
  readonly figures: string;
  /** Behind the current figure: ' a week'. */
  readonly unit: string;
  readonly read: (insight: T) => PeriodInsight;
}

/** '95.1%', '' for none. */
function showFraction(fraction: number | null = null): string {
  const text = showPercent(fractionToPercent(fraction));
  return text === noValue ? '' : text;
}

const shown = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : showNumber(value);

const nameOf = ({ name }: About, { title, type }: Pick<Insight, 'title' | 'type'>) =>
  name || title || codeWords(type.text);

export const weeklyKind: InsightKind<WeeklyInsight> = {
  title: 'Weekly Insights',
  empty: {
    text: 'No weekly insights yet',
    hint: 'Weekly insights need at least 3 working days of Eastern-time data.',
  },
  skeletonRows: 9,
  figures: 'Before, now',
  unit: '',
  read: ({ metrics, mlAnalysis, weekRange, recommendations, ...insight }) => {
    const { previous = null, current = null, change = null, trend, confidence } = metrics ?? {};
    const {
      predictedNext = null,
      pattern = '',
      seasonality = null,
      reliability,
    } = mlAnalysis ?? {};
    const about = aboutOf(insight);
    const compared = comparisonOf({ current, previous, change });
    return {
      ...insight,
      about,
      name: nameOf(about, insight),
      href: about.href,
      period: weekRange,
      metric: metricOf(insight, current),
      change: compared?.change ?? null,
      previous: compared?.previous ?? null,
      current,
      trend,
      predicted: predictedNext === current ? null : percentFrom(previous, predictedNext),
      facts: [
        { label: 'Predicted next week', text: shown(predictedNext) },
        { label: 'Pattern', text: pattern },
        { label: 'Seasonality', text: seasonality === null ? '' : seasonality ? 'Yes' : 'No' },
        { label: 'Confidence', text: showFraction(confidence) },
        { label: 'Reliability', text: showFraction(reliability) },
      ],
      risks: [],
      recommendations: recommendations.rows,
    };
  },
};

type NamedWeek = NonNullable<MonthlyInsight['metrics']>['bestWeek'];

/** '98, Week 2' */
const weekText = (week: NamedWeek | undefined) =>
  [shown(week?.value), week?.week].filter(Boolean).join(', ');

export const monthlyKind: InsightKind<MonthlyInsight> = {
  title: 'Monthly Insights',
  empty: {
    text: 'No monthly insights yet',
    hint: 'Monthly insights need at least 2 completed weeks of Eastern-time data.',
  },
  skeletonRows: 5,
  figures: 'Average',
  unit: ' a week',
  read: ({ metrics, mlPredictions, monthRange, strategicRecommendations, ...insight }) => {
    const { weeklyAverage = null, bestWeek, worstWeek, volatility = null } = metrics ?? {};
    const about = aboutOf(insight);
    return {
      ...insight,
      about,
      name: nameOf(about, insight),
      href: about.href,
      period: monthRange,
      metric: metricOf(insight, weeklyAverage),
      change: metrics?.growthRate ?? null,
      predicted: null,
      previous: null,
      current: weeklyAverage,
      facts: [
        { label: 'Total', text: shown(metrics?.totalAppointments) },
        { label: 'Best week', text: weekText(bestWeek) },
        { label: 'Worst week', text: weekText(worstWeek) },
        { label: 'Volatility', text: volatility === null ? '' : showVolatility(volatility) },
        { label: 'Forecast, next month', text: shown(mlPredictions?.nextMonthForecast) },
        ...(mlPredictions?.seasonalTrends.rows ?? []).map(({ pattern, strength }) => ({
          label: pattern,
          text: showFraction(strength) && `strength ${showFraction(strength)}`,
        })),
        { label: 'Confidence', text: showFraction(mlPredictions?.confidence) },
      ],
      risks: mlPredictions?.riskFactors.rows ?? [],
      recommendations: strategicRecommendations.rows,
    };
  },
};
