import { call } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { envelope, fields, fieldsOrNull, listResponse, row } from '../api/tolerant.ts';
import { count, day, number, region, text, word } from '../api/values.ts';
import { level } from './words.ts';

const historicalSummaryResponse = envelope({
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
export type HistoricalInsight = ValueOf<typeof historicalInsight>;

export const historicalSummary = call('/api/historical/summary', {
  pollMs: 300_000,
  response: historicalSummaryResponse,
});

export const historicalInsights = call('/api/historical/insights', {
  pollMs: 300_000,
  response: listResponse(historicalInsight, ['insights']),
});
