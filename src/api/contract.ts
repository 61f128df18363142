import { dashboardPath } from './early-path.ts';
import { appointmentsResponse } from './entities/appointment.ts';
import {
  dashboardResponse,
  endpointsResponse,
  recentValidationsResponse,
  regionsResponse,
  telemarketersResponse,
  yesterdayResponse,
} from './entities/dashboard.ts';
import { dataQualityResponse, phoneResponse } from './entities/data-quality.ts';
import {
  historicalInsightsResponse,
  historicalSummaryResponse,
  insightsResponse,
  monthlyInsightsResponse,
  weeklyInsightsResponse,
} from './entities/insights.ts';
import {
  improvementsResponse,
  learningCorrectionResponse,
  learningMetricsResponse,
  recommendationsResponse,
} from './entities/learning.ts';
import {
  alertsResponse,
  alertStatsResponse,
  autoCorrectionResponse,
  correctionsResponse,
  salesRepsResponse,
} from './entities/review.ts';
import { monthlyResponse } from './entities/monthly.ts';
import type { PayloadOf } from './payloads.ts';
import type { Reader } from './shape.ts';

// Every call of spec section 7, once: the client, queries, mocks, checker and docs/api.md are derived from this table.

const s = 1_000;
const min = 60 * s;

/** A read: polled every `pollMs` where there is one (rulings C21). */
export interface Read<T = unknown> {
  readonly method: 'GET';
  readonly path: string;
  readonly response: Reader<T>;
  /** The shortest interval in ms (spec 9). It also says when a response is stale: `dataState` in domain/time/age.ts. */
  readonly pollMs?: number;
  /** The longer interval in ms, where the spec names two. */
  readonly slowPollMs?: number;
  /** Its data in a sentence about loading, where several cards show parts of it; by default the card's title. */
  readonly subject?: string;
}

/** An action of a person: never polled; it makes the `reloads` stale. */
export interface Write<P = unknown, T = unknown, Sent = unknown> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Never a value: the type of what is sent, without which no body and no content type are (spec 7). */
  readonly sends?: P;
  /** Without one, any body means done (A7). */
  readonly response?: Reader<T, Sent>;
  readonly reloads: readonly ReadName[];
}

function read<Sent, T>(
  path: string,
  response: Reader<T, Sent>,
  rest: Pick<Read, 'pollMs' | 'slowPollMs' | 'subject'> = {},
) {
  return { method: 'GET', path, response, ...rest } as const;
}

export const reads = {
  dashboard: read(dashboardPath, dashboardResponse, { pollMs: 30 * s }),
  yesterdayComparison: read('/api/yesterday-comparison', yesterdayResponse, { pollMs: 60 * s }),
  monthly: read('/api/monthly', monthlyResponse),
  regions: read('/api/regions', regionsResponse, { pollMs: 30 * s }),
  telemarketers: read('/api/telemarketers', telemarketersResponse),
  appointments: read('/api/appointments', appointmentsResponse, {
    pollMs: 30 * s,
    slowPollMs: 60 * s,
    subject: 'Appointments',
  }),
  recentValidations: read('/api/recent-validations', recentValidationsResponse),
  endpoints: read('/api/endpoints', endpointsResponse),
  learningMetrics: read('/api/ai-learning/metrics', learningMetricsResponse, { pollMs: 60 * s }),
  recommendations: read('/api/ai-learning/recommendations', recommendationsResponse, {
    pollMs: 60 * s,
  }),
  insights: read('/api/insights', insightsResponse, { pollMs: 5 * min }),
  weeklyInsights: read('/api/insights/weekly', weeklyInsightsResponse, { pollMs: 5 * min }),
  monthlyInsights: read('/api/insights/monthly', monthlyInsightsResponse, { pollMs: 5 * min }),
  alerts: read('/api/manual-validation/alerts', alertsResponse, { pollMs: 10 * s }),
  alertStats: read('/api/manual-validation/stats', alertStatsResponse, { pollMs: 10 * s }),
  corrections: read('/api/manual-corrections', correctionsResponse, { pollMs: 30 * s }),
  dataQuality: read('/api/data-quality/report', dataQualityResponse, { pollMs: 30 * s }),
  historicalSummary: read('/api/historical/summary', historicalSummaryResponse, {
    pollMs: 5 * min,
  }),
  historicalInsights: read('/api/historical/insights', historicalInsightsResponse, {
    pollMs: 5 * min,
  }),
  salesReps: read('/api/actual-sales-reps', salesRepsResponse, { pollMs: 30 * s }),
} as const;

export type ReadName = keyof typeof reads;

function write<T = unknown, Sent = unknown>(
  method: Write['method'],
  path: string,
  rest: Pick<Write<never, T, Sent>, 'response' | 'reloads'>,
) {
  return { method, path, ...rest };
}

const actions = {
  validate: write('GET', '/api/validate', { reloads: ['dashboard'] }),
  triggerAll: write('POST', '/api/trigger/all', { reloads: [] }),
  triggerCalifornia: write('POST', '/api/trigger/california', { reloads: [] }),
  triggerChicago: write('POST', '/api/trigger/chicago', { reloads: [] }),
  triggerArizona: write('POST', '/api/trigger/arizona', { reloads: [] }),
  analyzeImprovements: write('GET', '/api/ai-learning/improvements', {
    response: improvementsResponse,
    reloads: [],
  }),
  addLearningCorrection: write('POST', '/api/ai-learning/correction', {
    response: learningCorrectionResponse,
    reloads: ['learningMetrics'],
  }),
  reviewAlert: write('POST', '/api/manual-validation/review', {
    reloads: ['alerts', 'alertStats'],
  }),
  dismissAlert: write('POST', '/api/manual-validation/dismiss', {
    reloads: ['alerts', 'alertStats'],
  }),
  addCorrection: write('POST', '/api/manual-corrections', {
    reloads: ['corrections', 'appointments', 'dashboard'],
  }),
  runAutoCorrections: write('POST', '/api/auto-corrections/run', {
    response: autoCorrectionResponse,
    reloads: ['corrections', 'appointments', 'dashboard'],
  }),
  analyzePhone: write('POST', '/api/data-quality/analyze-phone', {
    response: phoneResponse,
    reloads: [],
  }),
};

export type WriteName = keyof typeof actions;

export const writes: {
  readonly [N in WriteName]: (typeof actions)[N] & Pick<Write<PayloadOf<N>>, 'sends'>;
} = actions;

export const api = { ...reads, ...writes };
