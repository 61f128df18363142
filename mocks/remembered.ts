import { type Entry, workingDayBefore } from '../src/features/day-record/record.ts';
import type { Center } from './center.ts';
import { regions, telemarketers } from './responses/calendar.ts';
import { dashboard } from './responses/dashboard.ts';
import { closeMs, easternMs } from './world/calendar.ts';
import { isOneOf } from './world/team.ts';
import type { World } from './world/world.ts';

const quarterMs = 15 * 60_000;
/** The page was opened at 8:45 AM. */
const openedMinute = 8 * 60 + 45;

/** The record of a browser that was open on the last working day and is open today (docs/deploy.md). */
export function rememberedEntries({ world, worldAt, scenario }: Center): readonly Entry[] {
  if (scenario.day === 'first-day') return [];
  const today = world.today();
  const last = workingDayBefore(today);
  const recorded = (day: string, untilMs: number): Entry[] => {
    const entries: Entry[] = [];
    for (let ms = easternMs(day, openedMinute); ms <= untilMs; ms += quarterMs)
      entries.push(entryOf(worldAt(ms)));
    return entries;
  };
  const past = recorded(last, closeMs(last) + quarterMs);
  return world.view().weekly ? past : [...past, ...recorded(today, world.now())];
}

function entryOf(world: World): Entry {
  const { metrics } = dashboard(world);
  return {
    at: world.now(),
    valid: metrics.totalValidAppointments,
    regions: regions(world).map(({ key, validAppointments, totalEvents }) => ({
      region: key,
      valid: validAppointments,
      all: totalEvents,
    })),
    telemarketers: telemarketers(world)
      .filter(({ name }) => isOneOf(world.designated, name))
      .map(({ name, appointments }) => ({ name, count: appointments })),
  };
}
