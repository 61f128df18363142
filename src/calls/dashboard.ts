import { call, write } from '../api/call.ts';
import type { ValueOf } from '../api/shape.ts';
import { envelope, fields, fieldsOrNull } from '../api/tolerant.ts';
import { count, day, flag, number } from '../api/values.ts';
import { trend } from './words.ts';

const dashboardResponse = envelope({
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
export type Dashboard = ValueOf<typeof dashboardResponse>;

const comparison = fieldsOrNull({ change: number, trend, yesterday: number });

/** Changes in percent; null where the server sent nothing (rulings C4). */
const yesterdayResponse = envelope({
  totalValidAppointments: comparison,
  activeRegions: comparison,
  aiConfidence: comparison,
});
export type Yesterday = ValueOf<typeof yesterdayResponse>;

export const dashboard = call('/api/dashboard', { pollMs: 30_000, response: dashboardResponse });

export const yesterdayComparison = call('/api/yesterday-comparison', {
  pollMs: 60_000,
  response: yesterdayResponse,
});

/** Refresh Data. */
export const validate = write('GET', '/api/validate', { reloads: [dashboard] });
