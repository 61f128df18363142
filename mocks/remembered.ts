import {
  type DayPoint,
  type DayRecord,
  thinned,
  workingDayBefore,
} from '../src/features/day-record/record.ts';
import type { Center } from './center.ts';
import { regions, telemarketers } from './responses/calendar.ts';
import { dashboard } from './responses/dashboard.ts';
import { closeMs, easternMs } from './world/calendar.ts';
import { isOneOf } from './world/team.ts';
import type { World } from './world/world.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
/** The page was opened at 8:52 AM. */
const openedMinute = 8 * 60 + 52;

/** The record of a device that was open on the last working day and is open today (docs/memory.md). */
export function rememberedDays({ world, worldAt, scenario }: Center): readonly DayRecord[] {
  if (scenario.day === 'first-day') return [];
  const today = world.today();
  const last = workingDayBefore(today);
  const recorded = (day: string, untilMs: number): DayRecord => {
    const points: DayPoint[] = [];
    const fromMs = easternMs(day, openedMinute);
    for (let ms = fromMs; ms <= untilMs; ms += minuteMs)
      if (ms + minuteMs > untilMs || (ms + minuteMs) % quarterMs === 0)
        points.push(pointOf(worldAt(ms)));
    return { day, points: thinned(points) };
  };
  const past = recorded(last, closeMs(last) + quarterMs);
  return world.view().weekly ? [past] : [past, recorded(today, world.now())];
}

function pointOf(world: World): DayPoint {
  const { metrics } = dashboard(world);
  return {
    at: world.now(),
    valid: metrics.totalValidAppointments,
    regions: regions(world).map(({ key, validAppointments, totalEvents }) => ({
      region: key,
      valid: validAppointments,
      total: totalEvents,
    })),
    telemarketers: telemarketers(world)
      .filter(({ name }) => isOneOf(world.designated, name))
      .map(({ name, appointments }) => ({ name, count: appointments })),
  };
}
