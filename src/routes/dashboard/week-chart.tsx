import { useMemo } from 'react';
import { reads } from '../../api/contract.ts';
import type { Dashboard } from '../../api/entities/dashboard.ts';
import type { Monthly } from '../../api/entities/monthly.ts';
import { showNumber } from '../../domain/number/format.ts';
import { calendarDay, weekdayLabel } from '../../domain/time/eastern.ts';
import { useRead } from '../../query/use-read.ts';
import { Bars, Column, Part, Tick } from '../../ui/chart/bars.tsx';
import { daysOfWeek, usualWeek } from './week.ts';

const monthsOf = ({ summary: { currentMonth }, months }: Monthly) =>
  currentMonth ? [...months.rows, currentMonth] : months.rows;

/** The week as a bar per day, and what is usual (visual.md 14); nothing where the days don't add up to the total. */
export function WeekChart({ metrics }: { readonly metrics: Dashboard['metrics'] }) {
  const { dateRange: range, totalValidAppointments: total } = metrics;
  const rows = useRead(reads.appointments, { slow: true }).data?.rows;
  const days = useMemo(() => rows && daysOfWeek(rows, range, total), [rows, range, total]);
  // Once, and only now: no interval (rulings C21), and no part of the first load.
  const monthly = useRead(reads.monthly, { enabled: Boolean(days) }).data;
  const start = calendarDay(range.start);
  const usual = monthly && start !== null && usualWeek(monthsOf(monthly), start);
  if (!days) return null;
  const most = Math.max(...days.map(({ valid }) => valid));
  const words = days.map(({ day, valid }) => `${weekdayLabel(day)} ${showNumber(valid)}`);
  return (
    <div
      style={{ flexBasis: 200 }}
      className="text-caption text-ink-2 flex grow flex-col justify-end gap-1 tabular-nums"
    >
      <div
        role="img"
        aria-label={`Valid appointments by day: ${words.join(', ')}`}
        className="relative mb-4.5 h-16"
      >
        <Bars rows={days} keyOf={({ day }) => day}>
          {({ day, valid }) => (
            <>
              <Column
                percent={(valid / most) * 75}
                figure={<b className="text-ink font-medium">{showNumber(valid)}</b>}
              >
                <Part value={valid} className="bg-ink-2 rounded-[2px]" />
              </Column>
              <Tick>{weekdayLabel(day)}</Tick>
            </>
          )}
        </Bars>
      </div>
      {usual && (
        <p>
          Usual week: {showNumber(usual.least)}–{showNumber(usual.most)}, last 4 weeks
        </p>
      )}
    </div>
  );
}
