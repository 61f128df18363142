import { call } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { envelope, fields, fieldsOrNull, listResponse, row, type Rows } from '../api/tolerant.ts';
import { amount, count, day, number, region, text, word } from '../api/values.ts';
import { besideAverageText } from '../domain/number/contradiction.ts';
import { countText } from '../domain/text/format.ts';
import { byLevel, isSameLevel } from '../domain/text/insights.ts';
import { daysBetween } from '../domain/time/eastern.ts';
import { isReversed } from '../domain/time/period.ts';
import { lazily } from './lazily.ts';
import { level } from './words.ts';

const historicalSummaryResponse = envelope({
  totalDays: count,
  dateRange: fields({ start: day, end: day }),
  averageDaily: amount,
  bestDay: fieldsOrNull({ date: day, appointments: count }),
  topRegion: fieldsOrNull({ name: region, totalAppointments: count }),
});
type HistoricalSummary = ValueOf<typeof historicalSummaryResponse>;

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
export type HistoricalInsight = ValueOf<typeof historicalInsight>;

/** The summary as screens show it. */
function summaryFigures(summary: HistoricalSummary) {
  const { totalDays, dateRange, averageDaily, bestDay } = summary;
  const { start, end } = dateRange;
  const daysInRange =
    start.date === null || end.date === null || isReversed(dateRange)
      ? null
      : daysBetween(start.date, end.date) + 1;
  const hasTooMany = totalDays !== null && daysInRange !== null && totalDays > daysInRange;
  return {
    ...summary,
    /** Null where neither end was sent. */
    dateRange: start.text + end.text === '' ? null : dateRange,
    /** 'more than the 10 days of the range' (rulings C19); '' where the days fit. */
    contradiction: hasTooMany ? `more than the ${countText(daysInRange, 'day')} of the range` : '',
    /** 'less than the daily average of 172.5' (rulings C19); '' of a best day that is not below it. */
    bestContradiction: besideAverageText(
      'best',
      bestDay?.appointments ?? null,
      averageDaily,
      'the daily average',
    ),
    /** The average that weeks are compared with; null where there is none above 0. */
    average: averageDaily !== null && averageDaily > 0 ? averageDaily : null,
    /** No day has been tracked yet. */
    isBeforeFirstDay: totalDays === 0,
  };
}

export const historicalSummary = call('/api/historical/summary', {
  pollMs: 300_000,
  response: historicalSummaryResponse,
  figures: summaryFigures,
});

function insightFigures({ rows }: Rows<HistoricalInsight>) {
  return lazily({
    /** The most significant first, else in the server's order. */
    bySignificance: () => byLevel(rows, ({ significance }) => significance),
    /** The significance of all of them; null where they differ. */
    sharedSignificance: () => {
      const [first, ...others] = rows.map(({ significance }) => significance);
      return first && others.every((other) => isSameLevel(first, other)) ? first : null;
    },
  });
}

export const historicalInsights = call('/api/historical/insights', {
  pollMs: 300_000,
  response: listResponse(historicalInsight, ['insights']),
  figures: insightFigures,
});
