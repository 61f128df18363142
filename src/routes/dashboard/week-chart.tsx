import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import type { Status } from '../../domain/appointment/appointment.ts';
import { daysOf, type DateRange } from '../../domain/time/period.ts';
import { eventsByDay } from '../../calls/by-time.ts';
import { showNumber } from '../../domain/text/format.ts';
import { sumOf } from '../../domain/number/arithmetic.ts';
import { weekdayLabel } from '../../domain/time/eastern.ts';
import type { Time } from '../../domain/time/read-time.ts';
import { useCall } from '../../query/use-call.ts';
import { Bars, Column, Part, Tick } from '../../ui/chart/bars.tsx';

interface WeekChartProps {
  readonly range: DateRange;
  readonly total: number | null;
}

/** A bar per day of the week (visual.md 14). Renders nothing if the days don't add up to the total. */
export function WeekChart({ range, total }: WeekChartProps) {
  const { rows } = useCall(appointments, { slow: true });
  const days = useMemo(() => daysOfWeek(rows, range, total), [rows, range, total]);
  if (!days) return null;
  const highest = Math.max(...days.map(({ valid }) => valid));
  const words = days.map(({ day, valid }) => `${weekdayLabel(day)} ${showNumber(valid)}`);
  return (
    <div
      style={{ flexBasis: 200 }}
      className="text-caption text-ink-2 flex grow flex-col justify-end gap-1 tabular-nums"
    >
      <div
        role="img"
        aria-label={`Valid appointments by day: ${words.join(', ')}`}
        className="relative mb-4.5 min-h-16 flex-1"
      >
        <Bars rows={days} keyOf={({ day }) => day}>
          {({ day, valid }) => (
            <>
              <Column
                percent={(valid / highest) * 75}
                figure={<b className="text-ink font-medium">{showNumber(valid)}</b>}
              >
                <Part value={valid} className="bg-ink-2 rounded-[2px]" />
              </Column>
              <Tick>{weekdayLabel(day)}</Tick>
            </>
          )}
        </Bars>
      </div>
    </div>
  );
}

/** The valid appointments of each day of a range, by their times; null unless they add up to `total` (visual.md 14). */
export function daysOfWeek(
  rows: readonly { readonly status: Status; readonly time: Time }[],
  range: DateRange,
  total: number | null,
) {
  const days = eventsByDay(rows, daysOf(range)).map(({ day, valid }) => ({ day, valid }));
  return total && sumOf(days, ({ valid }) => valid) === total ? days : null;
}
