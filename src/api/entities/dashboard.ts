import type * as v from 'valibot';
import { count, envelope, fields, fieldsOrNull, flag, number, text } from '../tolerant.ts';

export const dashboardResponse = envelope({
  metrics: fields({
    totalValidAppointments: count,
    activeRegions: count,
    aiConfidence: number,
    weeklyMode: flag,
    dateRange: fields({ start: text, end: text }),
  }),
  systemStatus: fields({
    claude: fields({ operational: flag }),
    teamup: fields({ operational: flag }),
    validationEngine: fields({ running: flag }),
    businessHours: fields({ active: flag }),
  }),
});
export type Dashboard = v.InferOutput<typeof dashboardResponse>;

const comparison = fieldsOrNull({ change: number, trend: text, yesterday: number });

/** Changes in percent; null where the server sent nothing (rulings C4). */
export const yesterdayResponse = envelope({
  totalValidAppointments: comparison,
  activeRegions: comparison,
  aiConfidence: comparison,
});
export type Yesterday = v.InferOutput<typeof yesterdayResponse>;
