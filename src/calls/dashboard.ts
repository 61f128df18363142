import { call, write } from '../api/call.ts';
import { fields, fieldsOrNull, object, type ValueOf } from '../api/fields.ts';
import { amount, count, day, flag, number } from '../api/values.ts';
import { percentOf } from '../domain/number/arithmetic.ts';
import { periodOf } from '../domain/time/period.ts';
import { dashboardPath } from './dashboard-path.ts';
import { trend } from './words.ts';

const dashboardResponse = object({
  metrics: fields({
    totalValidAppointments: count,
    activeRegions: count,
    aiConfidence: number,
    weeklyMode: flag,
    dateRange: fields({ start: day, end: day }),
  }),
  systemStatus: fields({
    claude: fields({ operational: flag }),
    teamup: fields({ operational: flag }),
    validationEngine: fields({ running: flag }),
    businessHours: fields({ active: flag }),
  }),
});
type Dashboard = ValueOf<typeof dashboardResponse>;

const comparisonWith = (yesterday: typeof count) =>
  fieldsOrNull({ change: number, trend, yesterday });
const countComparison = comparisonWith(count);

/** Changes in percent; null where the server sent nothing (C4). */
const yesterdayResponse = object({
  totalValidAppointments: countComparison,
  activeRegions: countComparison,
  aiConfidence: comparisonWith(amount),
});
export type Yesterday = ValueOf<typeof yesterdayResponse>;

function dashboardFigures({ metrics, systemStatus }: Dashboard) {
  const { totalValidAppointments: valid, activeRegions, aiConfidence } = metrics;
  const week = metrics.weeklyMode === true ? metrics.dateRange : null;
  const isRunning = systemStatus.validationEngine.running;
  const isOpen = systemStatus.businessHours.active;
  return {
    valid,
    activeRegions,
    /** In percent; null where no appointment is valid. */
    confidence: percentOf(valid, aiConfidence),
    /** The days of weekly mode; null if the figures are today's. */
    week,
    period: periodOf(week),
    isRunning,
    isOpen,
    isEngineStopped: isStopped(isRunning, isOpen),
  };
}

/** Whether the engine is stopped while it should run; null where one of the flags is not known (A11). */
function isStopped(isRunning: boolean | null, isOpen: boolean | null): boolean | null {
  if (isRunning === true || isOpen === false) return false;
  return isRunning === null || isOpen === null ? null : true;
}

export type DashboardFigures = ReturnType<typeof dashboardFigures>;

export const dashboard = call(dashboardPath, {
  pollMs: 30_000,
  response: dashboardResponse,
  figures: dashboardFigures,
});

export const yesterdayComparison = call('/api/yesterday-comparison', {
  pollMs: 60_000,
  response: yesterdayResponse,
});

/** Refresh Data. */
export const validate = write('GET', '/api/validate', { reloads: [dashboard] });
