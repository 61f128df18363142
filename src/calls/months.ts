import { memoize } from 'es-toolkit/function';
import { aboveWholeText, besideAverageText } from '../domain/number/contradiction.ts';
import { type Figure, figureOf } from '../domain/number/figure.ts';
import { type ReceivedList, unreadableOf } from '../api/received.ts';
import { sumOf } from '../domain/number/arithmetic.ts';
import type { Person } from '../domain/people.ts';
import { regionPlace } from '../domain/region/region.ts';
import { byText } from '../domain/text/identity.ts';
import {
  isUnfinished,
  monthBefore,
  monthsOf,
  newestMonths,
  shownMonth,
} from '../domain/time/month.ts';
import type { CalendarDate } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';
import type { Month, Monthly, MonthWeek } from './month-rows.ts';
import {
  monthTotal,
  type SentShare,
  type Shares,
  sharesOf,
  sharesWithNote,
} from './month-shares.ts';
import { type CalendarWeek, unnumberedWeek, weekName, weeksOf } from './weeks.ts';

type NamedWeek = Parameters<typeof weekName>[0];
type SentList<T> = Omit<ReceivedList<T>, 'total'>;

/** How many weeks are completed, without those of which the server does not say it (rulings A11). */
export function completedWeeks(weeks: SentList<NamedWeek & Pick<MonthWeek, 'isPartial'>>): Figure {
  const isEmpty = weeks.rows.length === 0 && weeks.unreadable === 0 && !weeks.isNoList;
  if (isEmpty) return { value: 0, without: [] };
  return weeksTotal(weeks, ({ isPartial }) => (isPartial === null ? null : Number(!isPartial)));
}

/** The sum of one figure over weeks, and the weeks in which it is unknown. */
export function weeksTotal<W extends NamedWeek>(
  { rows, unreadable }: Omit<SentList<W>, 'isNoList'>,
  valueOf: (week: W) => number | null,
): Figure {
  const parts = rows.map((week) => [weekName(week), valueOf(week)] as const);
  return figureOf(unreadable > 0 ? [...parts, ['unreadable weeks', null]] : parts, unnumberedWeek);
}

interface BestContradiction {
  /** 'Best week: more than the month's total of 100' (rulings C19) */
  readonly text: string;
  /** 'more than the total' */
  readonly short: string;
}

function bestContradiction(
  best: number | null,
  total: number | null,
  average: number | null,
): BestContradiction | null {
  const above = aboveWholeText([['Best week', best]], total, monthTotal);
  if (above !== '') return { text: above, short: 'more than the total' };
  const below = besideAverageText('best', best, average, 'the weekly average');
  return below === '' ? null : { text: `Best week: ${below}`, short: 'less than the average' };
}

/** A month as screens show it. */
export interface MonthFigures {
  readonly month: CalendarDate;
  /** Whether it may still grow. */
  readonly isOpen: boolean;
  /** 'November 2026, to date' */
  readonly name: string;
  readonly total: number | null;
  readonly hasPartialData: boolean | null;
  /** As the month lists them, oldest first. */
  readonly weeks: readonly MonthWeek[];
  readonly unreadableWeeks: number;
  readonly completed: Figure;
  /** Of full weeks; null before the first one (rulings C41). */
  readonly weeklyAverage: number | null;
  /** Percent against the month before; null before the first full week. */
  readonly growth: number | null;
  readonly best: Month['trends']['bestWeek'];
  /** Why the best week cannot be; null where it is a part of the month, and not below the average. */
  readonly bestContradiction: BestContradiction | null;
  /** The listed week that the server calls the best; null when it is not listed. */
  readonly bestWeek: MonthWeek | null;
  readonly regions: Shares<Month['regionBreakdown']['rows'][number]['region']>;
  readonly people: Shares<Person>;
  /** A month between others that the response does not have: a gap. */
  readonly isMissing: boolean;
}

/** A month's figures; `thisMonth` is 'YYYY-MM', Eastern. */
function figuresOf(sent: Month, thisMonth: string): MonthFigures {
  const { month, totalValidAppointments: total, weeklyBreakdown, trends } = sent;
  const { regionBreakdown, telemarketers } = sent;
  const isOpen = isUnfinished(sent, thisMonth);
  const completed = completedWeeks(weeklyBreakdown);
  const isTooYoung = isOpen && weeklyBreakdown.rows.length > 0 && completed.value === 0;
  const averaged = <S extends SentShare>(rows: readonly S[]) =>
    isTooYoung ? rows.map((row) => ({ ...row, weeklyAverage: null })) : rows;
  const average = isTooYoung ? null : trends.averageWeekly;
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
    unreadableWeeks: unreadableOf(weeklyBreakdown),
    completed,
    weeklyAverage: average,
    growth: isTooYoung ? null : trends.growthRate,
    best: trends.bestWeek,
    bestContradiction: bestContradiction(trends.bestWeek?.appointments ?? null, total, average),
    bestWeek: weeks.find(({ weekNumber }) => number !== null && weekNumber === number) ?? null,
    regions: sharesWithNote(
      sharesOf(averaged(regionBreakdown.rows), ({ region }) => region, total).toSorted(
        (a, b) =>
          regionPlace(a.subject) - regionPlace(b.subject) || byText(a.subject.name, b.subject.name),
      ),
      total,
      regionBreakdown,
    ),
    people: sharesWithNote(
      sharesOf(averaged(telemarketers.rows), ({ person }) => person, total).toSorted(
        (a, b) =>
          (b.totalAppointments ?? -1) - (a.totalAppointments ?? -1) ||
          byText(a.subject.id, b.subject.id),
      ),
      total,
      telemarketers,
    ),
    isMissing: false,
  };
}

/** The month that a screen calls the current one: the summary's, else the calendar's; undefined where it was not sent. */
function currentOf({ summary }: Monthly, months: readonly MonthFigures[], thisMonth: string) {
  const named = summary.currentMonth?.month;
  return months.find(({ month }) => (named ? month === named : month.date === thisMonth));
}

/** What screens show of the months, each counted when a screen first needs it. */
export function monthlyFigures(response: Monthly) {
  const sent = monthsOf(response);
  return lazily({
    /** As sent, oldest first, the current one once. */
    sent: () => sent,
    /** Newest first, with the months between them that were not sent; in the server's order where one is no month. */
    newestFirst: () => newestMonths(sent),
    /** The newest of the months that are known to be one. */
    newest: () => newestMonth(sent),
    /** Months that could not be read; what is no list is one. */
    unreadable: () => unreadableOf(response.months),
    isNoList: () => response.months.isNoList,
    /** The months in `thisMonth`, 'YYYY-MM' Eastern, oldest first, and the current one of them. */
    inMonth: () =>
      memoize((thisMonth: string) => {
        const months = sent.map((month) => figuresOf(month, thisMonth));
        return { months, current: currentOf(response, months, thisMonth) };
      }),
    /** The weeks of all months, oldest first, each once (rulings C37). */
    weeks: () => weeksOf(sent),
    /** Weeks, or counts of regions in weeks, that could not be read. */
    unreadableWeeks: () =>
      unreadableOf(
        response.months,
        ...sent.map(({ weeklyBreakdown }) => weeklyBreakdown),
        ...sent.flatMap(({ weeklyBreakdown: { rows } }) => rows.map(({ byRegion }) => byRegion)),
      ),
    /** The weeks of which months list parts. */
    cutWeeks: (): readonly CalendarWeek[] => weeksOf(sent).filter(({ rows }) => rows.length > 1),
  });
}

export type MonthlyFigures = ReturnType<typeof monthlyFigures>;

/** The newest of the months that are known to be one; undefined without one. */
export function newestMonth<M extends { readonly month: CalendarDate }>(
  months: readonly M[],
): M | undefined {
  return months
    .filter(({ month }) => month.date !== null)
    .toSorted((a, b) => byText(a.month.date ?? '', b.month.date ?? ''))
    .at(-1);
}

/** The month right before one, where the response has it. */
export function previousMonth(
  months: readonly MonthFigures[],
  { month: { date } }: MonthFigures,
): MonthFigures | undefined {
  return months.find(({ month }) => date !== null && month.date === monthBefore(date));
}

/**
 * The average of all full weeks of the months before one; null where a week of them is unknown (rulings A15), or where
 * there are fewer than two such months.
 */
export function averageBefore(months: readonly MonthFigures[], { month }: MonthFigures) {
  const earlier = months.filter(
    (other) => other.month.date !== null && month.date !== null && other.month.date < month.date,
  );
  const weeks = earlier.flatMap((other) => other.weeks);
  const full = weeks.filter(({ isPartial }) => isPartial === false);
  const isKnown =
    earlier.every(({ unreadableWeeks }) => unreadableWeeks === 0) &&
    weeks.every(
      ({ isPartial, totalAppointments }) => isPartial !== null && totalAppointments !== null,
    );
  if (earlier.length < 2 || full.length === 0 || !isKnown) return null;
  const total = sumOf(full, ({ totalAppointments }) => totalAppointments ?? 0);
  return { months: earlier.map((other) => other.month), average: total / full.length };
}

/** The row of a month that the response does not have. */
export function missingMonth(month: CalendarDate): MonthFigures {
  const noShares = { rows: [], note: '', unreadable: 0 };
  return {
    month,
    isOpen: false,
    name: shownMonth(month),
    total: null,
    hasPartialData: null,
    weeks: [],
    unreadableWeeks: 0,
    completed: { value: null, without: [] },
    weeklyAverage: null,
    growth: null,
    best: null,
    bestContradiction: null,
    bestWeek: null,
    regions: noShares,
    people: noShares,
    isMissing: true,
  };
}

const mostMissing = 24;

/** Months, newest first, with a row for each month between two of them that is not there (rulings C19). */
export function withMissingMonths<M extends { readonly month: CalendarDate }>(
  newestFirst: readonly M[],
  missing: (month: CalendarDate) => M,
): readonly M[] {
  return newestFirst.flatMap((month, index) => {
    const [older, newer] = [newestFirst[index + 1]?.month.date ?? null, month.month.date];
    const between: M[] = [];
    if (older === null || newer === null || older > newer) return [month];
    for (
      let date = monthBefore(newer);
      date > older && between.length < mostMissing;
      date = monthBefore(date)
    )
      between.push(missing({ date, text: date }));
    return [month, ...between];
  });
}
