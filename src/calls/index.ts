import { alerts, alertStats, dismissAlert, reviewAlert } from './alerts.ts';
import { appointments } from './appointments.ts';
import { addCorrection, corrections, runAutoCorrections } from './corrections.ts';
import { dashboard, validate, yesterdayComparison } from './dashboard.ts';
import { historicalInsights, historicalSummary } from './historical.ts';
import { insights, monthlyInsights, weeklyInsights } from './insights.ts';
import {
  addLearningCorrection,
  analyzeImprovements,
  learningMetrics,
  recommendations,
} from './learning.ts';
import { monthly } from './monthly.ts';
import { analyzePhone, dataQuality } from './quality.ts';
import { regions } from './regions.ts';
import { salesReps } from './reps.ts';
import {
  endpoints,
  triggerAll,
  triggerArizona,
  triggerCalifornia,
  triggerChicago,
} from './system.ts';
import { telemarketers } from './telemarketers.ts';
import { recentValidations } from './validations.ts';

// Every call of S7, once: the mocks and the tools go by this list.

export const reads = {
  dashboard,
  yesterdayComparison,
  monthly,
  regions,
  telemarketers,
  appointments,
  recentValidations,
  endpoints,
  learningMetrics,
  recommendations,
  insights,
  weeklyInsights,
  monthlyInsights,
  alerts,
  alertStats,
  corrections,
  dataQuality,
  historicalSummary,
  historicalInsights,
  salesReps,
} as const;

export type ReadName = keyof typeof reads;

export const writes = {
  validate,
  triggerAll,
  triggerCalifornia,
  triggerChicago,
  triggerArizona,
  analyzeImprovements,
  addLearningCorrection,
  reviewAlert,
  dismissAlert,
  addCorrection,
  runAutoCorrections,
  analyzePhone,
} as const;

export type WriteName = keyof typeof writes;

export const api = { ...reads, ...writes };
