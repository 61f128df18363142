import type * as v from 'valibot';
import { appointmentsAnswer } from './entities/appointment.ts';
import {
  endpointsAnswer,
  recentValidationsAnswer,
  regionsAnswer,
  telemarketersAnswer,
} from './entities/calendar.ts';
import { dashboardAnswer, yesterdayAnswer } from './entities/dashboard.ts';
import { dataQualityAnswer, phoneAnswer, phonePayload } from './entities/data-quality.ts';
import {
  historicalInsightsAnswer,
  historicalSummaryAnswer,
  insightsAnswer,
  monthlyInsightsAnswer,
  weeklyInsightsAnswer,
} from './entities/insights.ts';
import {
  improvementsAnswer,
  learningCorrectionAnswer,
  learningCorrectionPayload,
  learningMetricsAnswer,
  recommendationsAnswer,
} from './entities/learning.ts';
import {
  alertsAnswer,
  alertStatsAnswer,
  dismissPayload,
  reviewPayload,
} from './entities/manual-validation.ts';
import { monthlyAnswer } from './entities/monthly.ts';
import {
  autoCorrectionAnswer,
  correctionPayload,
  correctionsAnswer,
  salesRepsAnswer,
} from './entities/sales-rep.ts';

/**
 * Every call of spec section 7, declared once. The client, the query options, the writes, the handlers
 * of the simulated call centre, the contract checker and docs/api.md are all derived from this table.
 */

const s = 1_000;
const min = 60 * s;

/** A read: polled every `pollMs`, or only when asked where there is none (rulings C21). */
export interface Read<T = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly answer: v.GenericSchema<unknown, T>;
  /** The shortest interval of spec section 9, in ms. */
  readonly pollMs?: number;
  /** The longer interval where the spec names two for one call (appointments), in ms. */
  readonly slowPollMs?: number;
}

/** An action: it is sent when a person asks, never on a timer, and makes `reloads` stale. */
export interface Write<P = unknown, T = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** No payload: no body and no content type are sent (spec 7). */
  readonly payload?: v.GenericSchema<P>;
  /** No answer: any body, or none, means done (A7). */
  readonly answer?: v.GenericSchema<unknown, T>;
  readonly reloads: readonly ReadName[];
}

function read<T>(
  path: string,
  answer: v.GenericSchema<unknown, T>,
  rest: Pick<Read, 'pollMs' | 'slowPollMs'> = {},
): Read<T> {
  return { method: 'GET', path, answer, ...rest };
}

export const reads = {
  dashboard: read('/api/dashboard', dashboardAnswer, { pollMs: 30 * s }),
  yesterdayComparison: read('/api/yesterday-comparison', yesterdayAnswer, { pollMs: 60 * s }),
  monthly: read('/api/monthly', monthlyAnswer),
  regions: read('/api/regions', regionsAnswer, { pollMs: 30 * s }),
  telemarketers: read('/api/telemarketers', telemarketersAnswer),
  appointments: read('/api/appointments', appointmentsAnswer, {
    pollMs: 30 * s,
    slowPollMs: 60 * s,
  }),
  recentValidations: read('/api/recent-validations', recentValidationsAnswer),
  endpoints: read('/api/endpoints', endpointsAnswer),
  learningMetrics: read('/api/ai-learning/metrics', learningMetricsAnswer, { pollMs: 60 * s }),
  recommendations: read('/api/ai-learning/recommendations', recommendationsAnswer, {
    pollMs: 60 * s,
  }),
  insights: read('/api/insights', insightsAnswer, { pollMs: 5 * min }),
  weeklyInsights: read('/api/insights/weekly', weeklyInsightsAnswer, { pollMs: 5 * min }),
  monthlyInsights: read('/api/insights/monthly', monthlyInsightsAnswer, { pollMs: 5 * min }),
  alerts: read('/api/manual-validation/alerts', alertsAnswer, { pollMs: 10 * s }),
  alertStats: read('/api/manual-validation/stats', alertStatsAnswer, { pollMs: 10 * s }),
  corrections: read('/api/manual-corrections', correctionsAnswer, { pollMs: 30 * s }),
  dataQuality: read('/api/data-quality/report', dataQualityAnswer, { pollMs: 30 * s }),
  historicalSummary: read('/api/historical/summary', historicalSummaryAnswer, { pollMs: 5 * min }),
  historicalInsights: read('/api/historical/insights', historicalInsightsAnswer, {
    pollMs: 5 * min,
  }),
  salesReps: read('/api/actual-sales-reps', salesRepsAnswer, { pollMs: 30 * s }),
} as const;

export type ReadName = keyof typeof reads;

function write<P = void, T = unknown>(
  method: Write['method'],
  path: string,
  rest: Omit<Write<P, T>, 'method' | 'path'>,
): Write<P, T> {
  return { method, path, ...rest };
}

export const writes = {
  validate: write('GET', '/api/validate', { reloads: ['dashboard'] }),
  triggerAll: write('POST', '/api/trigger/all', { reloads: [] }),
  triggerCalifornia: write('POST', '/api/trigger/california', { reloads: [] }),
  triggerChicago: write('POST', '/api/trigger/chicago', { reloads: [] }),
  triggerArizona: write('POST', '/api/trigger/arizona', { reloads: [] }),
  analyzeImprovements: write('GET', '/api/ai-learning/improvements', {
    answer: improvementsAnswer,
    reloads: [],
  }),
  addLearningCorrection: write('POST', '/api/ai-learning/correction', {
    payload: learningCorrectionPayload,
    answer: learningCorrectionAnswer,
    reloads: ['learningMetrics'],
  }),
  reviewAlert: write('POST', '/api/manual-validation/review', {
    payload: reviewPayload,
    reloads: ['alerts', 'alertStats'],
  }),
  dismissAlert: write('POST', '/api/manual-validation/dismiss', {
    payload: dismissPayload,
    reloads: ['alerts', 'alertStats'],
  }),
  addCorrection: write('POST', '/api/manual-corrections', {
    payload: correctionPayload,
    reloads: ['corrections', 'appointments', 'dashboard'],
  }),
  runAutoCorrections: write('POST', '/api/auto-corrections/run', {
    answer: autoCorrectionAnswer,
    reloads: ['corrections', 'appointments', 'dashboard'],
  }),
  analyzePhone: write('POST', '/api/data-quality/analyze-phone', {
    payload: phonePayload,
    answer: phoneAnswer,
    reloads: [],
  }),
} as const;

export type WriteName = keyof typeof writes;

export const api = { ...reads, ...writes };
