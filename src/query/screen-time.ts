import { dashboard } from '../calls/dashboard.ts';
import { clockDifference, clockDifferenceText, isClockOff } from './server-clock.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { type Moment, useMoment } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { useApiClient } from './client.ts';
import { useCall, useFigures } from './use-read.ts';
import {
  intervalOf,
  type Period,
  today,
  todaySubtitle,
  weekSubtitle,
} from '../domain/time/period.ts';

/** 'The server is 10 min ahead', or '' up to 60 s. */
export function useClockWarning(): string {
  return useStore(useApiClient().serverClock.differences, (differences) => {
    const difference = clockDifference(differences);
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

export function useServerMoment<F>(fact: (at: Moment) => F): F {
  const { serverClock } = useApiClient();
  return useMoment((at) => fact({ ...at, now: serverClock.timeAt(at.now) ?? at.now }));
}

/** The days that the numbers cover, by the last response of the dashboard (spec 4); today before one. */
export function usePeriod(): Period {
  return useFigures(dashboard, ({ period }) => period) ?? today;
}

/** The days in the heading as an ISO interval, '2026-11-16/2026-11-21' (rulings C37); '' where they cannot be read. */
export function useDays(): string {
  const day = useServerMoment(({ now }) => easternDate(now));
  const week = useFigures(dashboard, ({ week: range }) => range && intervalOf(range));
  return week ?? `${day}/${day}`;
}

/** Which day the figures are of or, in weekly mode, which week (spec 2). */
export function useDaySubtitle(): string {
  const { week } = useCall(dashboard).figures;
  const day = useServerMoment(({ now }) => todaySubtitle(now));
  return week ? weekSubtitle(week) : day;
}
