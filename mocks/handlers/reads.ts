import { alerts, alertStats } from '../answers/alerts.ts';
import { appointments } from '../answers/appointments.ts';
import { recentValidations, regions, telemarketers } from '../answers/calendar.ts';
import { corrections } from '../answers/corrections.ts';
import { dashboard, yesterdayComparison } from '../answers/dashboard.ts';
import { dataQuality } from '../answers/data-quality.ts';
import { endpoints } from '../answers/endpoints.ts';
import { historicalInsights, historicalSummary } from '../answers/historical.ts';
import { insights } from '../answers/insights.ts';
import { recommendations } from '../answers/learning-texts.ts';
import { learningMetrics } from '../answers/learning.ts';
import { monthly } from '../answers/monthly.ts';
import { monthlyInsights } from '../answers/monthly-insights.ts';
import { salesReps } from '../answers/sales-reps.ts';
import { weeklyInsights } from '../answers/weekly-insights.ts';
import type { ReadAnswers } from './sent.ts';

/** What the centre answers to each read of the contract. */
export const readAnswers: ReadAnswers = {
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
