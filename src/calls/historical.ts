import { call } from '../api/call.ts';
import { fields, fieldsOrNull, object, row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import { amount, count, day, number, region, text, word } from '../api/values.ts';
import { byLevel, isSameLevel } from '../domain/text/insights.ts';
import { lazily } from './lazily.ts';
import { level } from './words.ts';

const historicalSummaryResponse = object({
  totalDays: count,
  dateRange: fields({ start: day, end: day }),
  averageDaily: amount,
  bestDay: fieldsOrNull({ date: day, appointments: count }),
  topRegion: fieldsOrNull({ name: region, totalAppointments: count }),
});
type HistoricalSummary = ValueOf<typeof historicalSummaryResponse>;

const historicalInsight = row({
  metric: text,
  type: word('trend', 'comparison', 'pattern', 'anomaly'),
  significance: level,
  description: text,
  currentValue: number,
  historicalAverage: number,
  percentageChange: number,
});
export type HistoricalInsight = ValueOf<typeof historicalInsight>;

/** The summary as screens show it. */
function summaryFigures(summary: HistoricalSummary) {
  const { totalDays, dateRange, averageDaily } = summary;
  return {
    ...summary,
    /** Null where neither end was sent. */
    dateRange: dateRange.start.text + dateRange.end.text === '' ? null : dateRange,
    /** The average that weeks are compared with; null if it is missing or 0. */
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
