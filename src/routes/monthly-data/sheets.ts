import type { Month, MonthWeek } from '../../api/entities/monthly.ts';
import { weekParts } from '../../domain/figures/months.ts';
import { perDayOf, type Received } from '../../domain/figures/per-day.ts';
import type { CalendarDate } from '../../domain/time/read-time.ts';
import type { SheetColumns } from '../../features/export/sheet.ts';
import type { Series } from './monthly.ts';

const textOf = ({ date, text }: CalendarDate) => date ?? text;

/** The columns of exported months. */
export const monthColumns: SheetColumns<Month> = {
  Month: ({ month }) => textOf(month),
  Total: ({ totalValidAppointments }) => totalValidAppointments,
  'Weekly average': ({ trends }) => trends.averageWeekly,
  'Best week': ({ trends }) => trends.bestWeek?.appointments ?? null,
  'Growth rate': ({ trends }) => trends.growthRate,
};

/** The columns of exported weeks, a column per region. */
export function weekColumns(
  series: readonly Series[],
  received: Received,
): SheetColumns<MonthWeek> {
  const regions = series.map(({ name }, place): [string, SheetColumns<MonthWeek>[string]] => [
    name,
    (week) => weekParts(week).counts[place] ?? null,
  ]);
  return {
    Week: ({ weekNumber }) => weekNumber,
    From: ({ startDate }) => textOf(startDate),
    To: ({ endDate }) => textOf(endDate),
    Total: ({ totalAppointments }) => totalAppointments,
    ...Object.fromEntries(regions),
    'Per day': (week) => perDayOf(week, received).average,
    'Full days, if in progress': (week) => perDayOf(week, received).fullDays,
  };
}
