import { useMemo, useState } from 'react';
import { reads } from '../../../api/contract.ts';
import { easternDate, minuteOfDay } from '../../../domain/time/eastern.ts';
import { callCenterHours } from '../../../domain/time/hours.ts';
import { useRead } from '../../../query/use-read.ts';
import { useMoment } from '../../../ui/clock.ts';
import { bookedTotals } from '../rules/curve.ts';
import { type DayRecord, emptyDay, seenUntil } from '../rules/day-record.ts';
import { useUsual } from '../use-day-memory.ts';
import { curveOf, type Curve } from './model.ts';

const stepMs = 5 * 60_000;

/** The record without the last minutes in which nothing changed, so that not each poll draws the curve anew. */
function useSteady(record: DayRecord): DayRecord {
  const [steady, setSteady] = useState(emptyDay(''));
  const { day, points, spans } = record;
  const [from, to] = spans.at(-1) ?? [0, 0];
  const until = Math.max(Math.floor(to / stepMs) * stepMs, points.at(-1)?.at ?? 0, from);
  if (steady.day === day && steady.points === points && seenUntil(steady) === until) return steady;
  const next: DayRecord = { day, points, spans: [...spans.slice(0, -1), [from, until]] };
  setSteady(next);
  return next;
}

/** A day's curve, null while the kept days are read; `at`: the minute of a replay, null for the latest. */
export function useCurve(record: DayRecord, at: number | null = null): Curve | null {
  const steady = useSteady(record);
  const { day, points } = steady;
  const usual = useUsual(day);
  const isToday = useMoment(({ now }) => easternDate(now)) === day;
  const first = points[0] ? minuteOfDay(points[0].at) : 0;
  // Only today has rows, and only a record that began late needs them.
  const isLate = isToday && first > callCenterHours.openMinute;
  const rows = useRead(reads.appointments, { slow: true, enabled: isLate }).data?.rows;
  const booked = useMemo(
    () => (isLate && rows ? bookedTotals(rows, day, first) : []),
    [isLate, rows, day, first],
  );
  return useMemo(() => usual && curveOf(steady, booked, usual, at), [steady, booked, usual, at]);
}
