import { createContext, use, useLayoutEffect, useMemo } from 'react';
import { type Read, reads } from '../api/contract.ts';
import { cardTime, freshnessOf, type CardTime, type Freshness } from '../domain/time/age.ts';
import {
  clockDifference,
  clockDifferenceText,
  isClockOff,
  serverTime,
} from '../domain/time/server-time.ts';
import { type Moment, useMoment } from '../ui/clock.ts';
import { createStore, useStore, type Store } from '../ui/store.ts';
import { useApiClient, type ApiClient, responseOf } from './client.ts';
import { useIsQuiet } from './outage.ts';
import { callOfKey } from './reads.ts';
import { useReceivedAt, useRead, useRecord } from './use-read.ts';
import { type Period, periodOf, todaySubtitle, weekSubtitle } from '../domain/time/period.ts';

interface ShownRead {
  readonly call: string;
  readonly ageMs: number;
  /** `missing`: it failed before any response. */
  readonly freshness: Freshness | 'missing';
}

export function shownReads(client: ApiClient, elapsed: number): readonly ShownRead[] {
  return client.queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap(({ queryKey, meta }): ShownRead[] => {
      const call = callOfKey(queryKey);
      const { receivedAt, failures, usedBy } = client.records.get(call);
      if (usedBy === 0) return [];
      if (receivedAt === null)
        return [{ call, ageMs: 0, freshness: failures > 0 ? 'missing' : 'fresh' }];
      const ageMs = elapsed - receivedAt;
      return [{ call, ageMs, freshness: freshnessOf({ ageMs, pollMs: meta?.pollMs, failures }) }];
    });
}

/** The path of the call whose time stands in the screen's header; '' while none does. */
export const MainCallContext = createContext<Store<string>>(createStore(''));

export function useAsMainCall({ path }: Read): void {
  const main = use(MainCallContext);
  useLayoutEffect(() => {
    main.set(path);
    return () => main.set('');
  }, [main, path]);
}

export function useCardTime(read: Read, freshness: Freshness): CardTime {
  const path = useStore(use(MainCallContext));
  return cardTime({
    freshness,
    isOutage: useIsQuiet(),
    receivedAt: useReceivedAt(read),
    mainReceivedAt: useReceivedAt({ path }),
  });
}

/** 'The server is 10 min ahead', or '' up to 60 s. */
export function useClockWarning(): string {
  return useStore(useApiClient().serverClock.differences, (differences) => {
    const difference = clockDifference(differences);
    return isClockOff(difference) ? clockDifferenceText(difference) : '';
  });
}

export function useServerMoment<F extends string | number | boolean | null>(
  fact: (at: Moment) => F,
): F {
  const { differences } = useApiClient().serverClock;
  return useMoment((at) => fact({ ...at, now: serverTime(differences.get(), at.now) ?? at.now }));
}

/** What the figures cover, by the last response of the dashboard (spec 4); today before one. */
export function usePeriod(): Period {
  const client = useApiClient();
  const week = useRecord(reads.dashboard, () => {
    const metrics = responseOf(client, reads.dashboard)?.data.metrics;
    return metrics?.weeklyMode ? `${metrics.dateRange.start}|${metrics.dateRange.end}` : null;
  });
  return useMemo(() => {
    const [start = '', end = ''] = week?.split('|') ?? [];
    return periodOf(week === null ? null : { start, end });
  }, [week]);
}

/** Which day the figures are of or, in weekly mode, which week (spec 2). */
export function useDaySubtitle(): string {
  const metrics = useRead(reads.dashboard).data?.metrics;
  const today = useMoment(({ now }) => todaySubtitle(now));
  return metrics?.weeklyMode ? weekSubtitle(metrics.dateRange) : today;
}
