import { alerts, alertStats } from '../responses/alerts.ts';
import { appointments } from '../responses/appointments.ts';
import { recentValidations, regions, telemarketers } from '../responses/calendar.ts';
import { corrections } from '../responses/corrections.ts';
import { dashboard, yesterdayComparison } from '../responses/dashboard.ts';
import { dataQuality } from '../responses/data-quality.ts';
import { endpoints } from '../responses/endpoints.ts';
import { historicalInsights, historicalSummary } from '../responses/historical.ts';
import { insights } from '../responses/insights.ts';
import { recommendations } from '../responses/learning-texts.ts';
import { learningMetrics } from '../responses/learning.ts';
import { monthly } from '../responses/monthly.ts';
import { monthlyInsights } from '../responses/monthly-insights.ts';
import { salesReps } from '../responses/sales-reps.ts';
import { weeklyInsights } from '../responses/weekly-insights.ts';
import type { ReadResponses } from './payload.ts';

export const readResponses: ReadResponses = {
  dashboard: ({ world }) => dashboard(world),
  yesterdayComparison: ({ world }) => yesterdayComparison(world),
  monthly: ({ world }) => monthly(world),
  regions: ({ world }) => regions(world),
  telemarketers: ({ world }) => telemarketers(world),
  appointments: ({ world }) => appointments(world),
  recentValidations: ({ world }) => recentValidations(world),
  endpoints: ({ faults }) => endpoints((name) => faults.get(name) !== null),
  learningMetrics: ({ world }) => learningMetrics(world),
  recommendations: ({ world }) => recommendations(world),
  insights: ({ world }) => insights(world),
  weeklyInsights: ({ world }) => weeklyInsights(world),
  monthlyInsights: ({ world }) => monthlyInsights(world),
  alerts: ({ world }) => alerts(world),
  alertStats: ({ world }) => alertStats(world),
  corrections: ({ world }) => corrections(world),
  dataQuality: ({ world }) => dataQuality(world),
  historicalSummary: ({ world }) => historicalSummary(world),
  historicalInsights: ({ world }) => historicalInsights(world),
  salesReps: ({ world }) => salesReps(world),
};
