import { isOneOf } from './world/team.ts';
import {
  type DayPoint,
  type DayRecord,
  type Figures,
} from '../src/features/day-record/rules/day-record.ts';
import type { Center } from './center.ts';
import { regions, telemarketers } from './responses/calendar.ts';
import { dashboard } from './responses/dashboard.ts';
import { addDays, closeMs, easternMs, workingDays } from './world/calendar.ts';
import type { World } from './world/world.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const pastDays = 60;
/** The page was opened at 8:52 AM. */
const openedMinute = 8 * 60 + 52;
/** A gap in today's record: 11:42 AM to 12:24 PM. */
const gapMinutes = [11 * 60 + 42, 12 * 60 + 24] as const;

/** The record of a device of 60 Eastern days up to yesterday, a point per 15 minutes, and of today until now. */
export function rememberedDays({ world, worldAt, scenario }: Center): readonly DayRecord[] {
  if (scenario.day === 'first-day') return [];
  const today = world.today();
  const past = workingDays(addDays(today, -pastDays), addDays(today, -1)).map((day) =>
    pastDay(day, worldAt),
  );
  return world.view().weekly ? past : [...past, todayUntil(world.now(), today, worldAt)];
}

type WorldAt = Center['worldAt'];

function pastDay(day: string, worldAt: WorldAt): DayRecord {
  const fromMs = easternMs(day, openedMinute);
  const toMs = closeMs(day) + quarterMs;
  const points = [pointOf(worldAt(fromMs))];
  const first = Math.ceil(fromMs / quarterMs) * quarterMs;
  for (let ms = first; ms <= toMs; ms += quarterMs) points.push(pointOf(worldAt(ms - minuteMs)));
  return { day, points: changesIn(points), spans: [[fromMs, toMs]] };
}

function todayUntil(nowMs: number, day: string, worldAt: WorldAt): DayRecord {
  const [gapFrom, gapTo] = gapMinutes.map((minute) => easternMs(day, minute));
  const fromMs = easternMs(day, openedMinute);
  const spans = [
    [fromMs, Math.min(gapFrom ?? nowMs, nowMs)],
    [gapTo ?? nowMs, nowMs],
  ] as const;
  const recorded = spans.filter(([from, to]) => from <= to);
  const points = recorded.flatMap(([from, to]) =>
    Array.from({ length: Math.floor((to - from) / minuteMs) + 1 }, (_, i) =>
      pointOf(worldAt(from + i * minuteMs)),
    ),
  );
  return { day, points: changesIn(points), spans: recorded };
}

function changesIn(points: readonly DayPoint[]): DayPoint[] {
  const figuresAt = (at: number) => JSON.stringify({ ...points[at], at: 0 });
  return points.filter((_, at) => at === 0 || figuresAt(at) !== figuresAt(at - 1));
}

function pointOf(world: World): DayPoint {
  return { ...figuresOf(world), at: world.now() };
}

function figuresOf(world: World): Figures {
  const { metrics } = dashboard(world);
  return {
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
