import { useMemo } from 'react';
import { appointments } from '../../calls/appointments.ts';
import { daysOf, type DateRange } from '../../domain/time/period.ts';
import { eventsByDay } from '../../calls/by-time.ts';
import { showNumber } from '../../domain/text/format.ts';
import { weekdayLabel } from '../../domain/time/eastern.ts';
import { useCall } from '../../query/use-call.ts';
import { Bars, Column, Part, Tick } from '../../ui/chart/bars.tsx';

interface WeekChartProps {
  readonly range: DateRange;
}

/** A bar per day of the week. Renders nothing where only a part of the appointments was received (A15). */
export function WeekChart({ range }: WeekChartProps) {
  const { rows, received } = useCall(appointments, { slow: true });
  const days = useMemo(() => eventsByDay(rows, daysOf(range)), [rows, range]);
  if (received !== '' || days.every(({ valid }) => valid === 0)) return null;
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
