import { memoize } from 'es-toolkit/function';
import { unreadableOf } from '../api/rows.ts';
import { countWhere, percentFrom, sumOf } from '../domain/number/arithmetic.ts';
import { showSignedPercent } from '../domain/text/format.ts';
import type { Person } from '../domain/people.ts';
import { type Region, regionPlace } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import { isUnfinished, monthBefore, monthsOf, shownMonth } from '../domain/time/month.ts';
import type { CalendarDate } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';
import type { Month, Monthly, MonthWeek } from './month-rows.ts';
import { type SentShare, type Shares, sharesOf } from './month-shares.ts';
import { weeksOf } from './weeks.ts';

/** A month as screens show it. */
export interface MonthFigures {
  readonly month: CalendarDate;
  /** Whether it may still grow. */
  readonly isOpen: boolean;
  /** 'November 2026, to date' */
  readonly name: string;
  readonly total: number;
  readonly hasPartialData: boolean | null;
  /** Oldest first. */
  readonly weeks: readonly MonthWeek[];
  /** Weeks, or counts of regions in weeks, that could not be read. */
  readonly unreadableWeeks: number;
  readonly completedWeeks: number;
  /** Whether each of its weeks is still in progress. */
  readonly hasNoFullWeek: boolean;
  /** Of full weeks; null before the first one (C41). */
  readonly weeklyAverage: number | null;
  /** Percent against the month before; null before the first full week. */
  readonly growth: number | null;
  readonly best: Month['trends']['bestWeek'];
  /** The listed week that the server calls the best; null when it is not listed. */
  readonly bestWeek: MonthWeek | null;
  readonly regions: Shares<Region>;
  readonly people: Shares<Person>;
}

const isCompleted = ({ isPartial }: Pick<MonthWeek, 'isPartial'>) => isPartial === false;

function unreadableIn({ weeklyBreakdown: weeks }: Month): number {
  return unreadableOf(weeks, ...weeks.rows.map(({ byRegion }) => byRegion));
}

/** A month's figures; `thisMonth` is 'YYYY-MM', Eastern. */
function figuresOf(sent: Month, thisMonth: string): MonthFigures {
  const { month, totalValidAppointments: total, weeklyBreakdown, trends } = sent;
  const { regionBreakdown, telemarketers } = sent;
  const isOpen = isUnfinished(month, thisMonth);
  const unreadableWeeks = unreadableIn(sent);
  const hasNoFullWeek =
    unreadableWeeks === 0 && weeklyBreakdown.rows.every(({ isPartial }) => isPartial === true);
  const isTooYoung = hasNoFullWeek && weeklyBreakdown.rows.length > 0;
  const averaged = <S extends SentShare>(rows: readonly S[]) =>
    isTooYoung ? rows.map((row) => ({ ...row, weeklyAverage: null })) : rows;
  const number = trends.bestWeek?.weekNumber ?? null;
  const weeks = weeklyBreakdown.rows.toSorted((a, b) =>
    byText(a.startDate.date ?? '', b.startDate.date ?? ''),
  );
  return {
    month,
    isOpen,
    name: `${shownMonth(month)}${isOpen ? ', to date' : ''}`,
    total,
    hasPartialData: sent.hasPartialData,
    weeks,
    unreadableWeeks,
    completedWeeks: countWhere(weeks, isCompleted),
    hasNoFullWeek,
    weeklyAverage: isTooYoung ? null : trends.averageWeekly,
    growth: isTooYoung ? null : trends.growthRate,
    best: trends.bestWeek,
    bestWeek: weeks.find(({ weekNumber }) => number !== null && weekNumber === number) ?? null,
    regions: {
      rows: sharesOf(averaged(regionBreakdown.rows), ({ region }) => region, total).toSorted(
        (a, b) =>
          regionPlace(a.subject) - regionPlace(b.subject) || byText(a.subject.name, b.subject.name),
      ),
      unreadable: unreadableOf(regionBreakdown),
    },
    people: {
      rows: sharesOf(averaged(telemarketers.rows), ({ person }) => person, total).toSorted(
        (a, b) => b.totalAppointments - a.totalAppointments || byText(a.subject.id, b.subject.id),
      ),
      unreadable: unreadableOf(telemarketers),
    },
  };
}

/** The month that a screen calls the current one: the summary's, else the calendar's; undefined where it was not sent. */
function currentOf({ currentMonth }: Monthly, months: readonly MonthFigures[], thisMonth: string) {
  const named = currentMonth?.month;
  return months.find(({ month }) => (named ? month === named : month.date === thisMonth));
}

/** What screens show of the months, each counted when a screen first needs it. */
export function monthlyFigures(response: Monthly) {
  const sent = monthsOf(response);
  return lazily({
    /** The months as sent, the current one only once. */
    newestFirst: () => sent.toReversed(),
    /** The newest month with a readable name. */
    newest: () => sent.findLast(({ month }) => month.date !== null),
    /** Months that could not be read. */
    unreadable: () => unreadableOf(response.months),
    /** The months in `thisMonth`, 'YYYY-MM' Eastern, oldest first, and the current one of them. */
    inMonth: () =>
      memoize((thisMonth: string) => {
        const months = sent.map((month) => figuresOf(month, thisMonth));
        return { months, current: currentOf(response, months, thisMonth) };
      }),
    /** The weeks of all months, oldest first. */
    weeks: () => weeksOf(sent),
    /** Months, weeks, or counts of regions in weeks, that could not be read. */
    unreadableWeeks: () => unreadableOf(response.months) + sumOf(sent, unreadableIn),
  });
}

export type MonthlyFigures = ReturnType<typeof monthlyFigures>;

/** The month right before one, where the response has it. */
export function previousMonth(
  months: readonly MonthFigures[],
  { month: { date } }: MonthFigures,
): MonthFigures | undefined {
  return months.find(({ month }) => date !== null && month.date === monthBefore(date));
}

/**
 * How a month's weekly average changed since the month before, in percent: of the two figures shown, or as sent where that
 * month is not listed. `sentGrowth` is the server's own percent where it is another (C37).
 */
export function changeSinceMonthBefore(months: readonly MonthFigures[], month: MonthFigures) {
  const { weeklyAverage, growth } = month;
  const before = previousMonth(months, month) ?? null;
  const own = percentFrom(before?.weeklyAverage, weeklyAverage);
  const isAnother =
    own !== null && growth !== null && showSignedPercent(own) !== showSignedPercent(growth);
  return { before, percent: own ?? growth, sentGrowth: isAnother ? growth : null };
}

/** The average of all full weeks of the months before one; null with fewer than two such months. */
export function averageBefore(months: readonly MonthFigures[], { month }: MonthFigures) {
  const earlier = months.filter(
    (other) => other.month.date !== null && month.date !== null && other.month.date < month.date,
  );
  const full = earlier.flatMap(({ weeks }) => weeks).filter(isCompleted);
  if (earlier.length < 2 || full.length === 0) return null;
  const total = sumOf(full, ({ totalAppointments }) => totalAppointments);
  return { months: earlier.map((other) => other.month), average: total / full.length };
}
