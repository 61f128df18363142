import { isOpenAt } from '../world/calendar.ts';
import type { View, World } from '../world/world.ts';
import { changePercent, mean, round1, trendOf } from './numbers.ts';

function metricsOf({ rows }: View) {
  const valid = rows.filter(({ status }) => status === 'valid');
  return {
    totalValidAppointments: valid.length,
    activeRegions: new Set(valid.map(({ event }) => event.region)).size,
    aiConfidence: round1(mean(valid.map(({ event }) => event.confidence)) ?? 0),
  };
}

export function dashboard(world: World) {
  const view = world.view();
  const isOpen = isOpenAt(world.now());
  return {
    metrics: {
      ...metricsOf(view),
      weeklyMode: view.weekly,
      dateRange: { start: view.start, end: view.end },
    },
    systemStatus: {
      claude: { operational: true },
      teamup: { operational: true },
      validationEngine: { running: !view.weekly },
      businessHours: { active: isOpen },
    },
  };
}

/** Compared with the same span of the day, or week, before. */
export function yesterdayComparison(world: World) {
  const now = metricsOf(world.view());
  const before = metricsOf(world.previous());
  const compare = (name: keyof typeof now) => {
    const change = changePercent(before[name], now[name]);
    return { change, trend: trendOf(change, 'neutral'), yesterday: before[name] };
  };
  return {
    totalValidAppointments: compare('totalValidAppointments'),
    activeRegions: compare('activeRegions'),
    aiConfidence: compare('aiConfidence'),
  };
}
