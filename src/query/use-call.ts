import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Call } from '../api/call.ts';
import { dashboard } from '../calls/dashboard.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { type Period, today, todaySubtitle, weekSubtitle } from '../domain/time/period.ts';
import { responseOf, useApiClient } from './client.ts';
import { type ReadStatus, useCached, useCachedAt } from './data-state.ts';
import { type CachedResponse, keyOf, type Path, type ReadChoices, readOptions } from './reads.ts';
import { refetch } from './refetch.ts';

/** A call as a card has it: its figures, its rows, what is missing of them, and the state of its request. */
export function useCall<T, F>(call: Call<T, F>, choices: ReadChoices = {}) {
  const { data: response, error } = useQuery(readOptions(call, choices));
  const client = useApiClient();
  const retry = useCallback(() => void refetch(client, call), [client, call]);
  const { data, figures, received } = response ?? call.none();
  const status: ReadStatus<T> = {
    read: call,
    data: response?.data,
    error,
    hasFailed: error !== null && response === null,
    retry,
  };
  return { figures, rows: rowsOf(data), received, status };
}

type RowsOf<T> = T extends { readonly rows: infer R } ? R : readonly [];

function rowsOf<T>(data: T): RowsOf<T> {
  const { rows = [] } = Object(data) as { readonly rows?: unknown };
  return rows as RowsOf<T>;
}

/** The days that the numbers cover, by the last response of the dashboard (S4); today before one. */
export function usePeriod(): Period {
  return useCached((client) => responseOf(client, dashboard)?.loaded.figures.period ?? today);
}

/**
 * A fact of the time at which a call's last response came, by the server's clock, in ms; of now before one. Its day is the
 * day of the figures (C37).
 */
export function useResponseTime<F>(call: Path, fact: (ms: number) => F): F {
  return useCachedAt(({ queries }, { now }) => {
    const response = queries.getQueryData<CachedResponse<unknown> | null>(keyOf(call));
    return fact(response?.at ?? now);
  });
}

/** The Eastern day of a call's figures, 'YYYY-MM-DD'. */
export const useDay = (call: Path = dashboard): string => useResponseTime(call, easternDate);

/** The Eastern month of a call's figures, 'YYYY-MM'. */
export const useMonth = (call: Path): string => useDay(call).slice(0, 7);

/** Which day the figures are of or, in weekly mode, which week (S2). */
export function useDaySubtitle(): string {
  const { week } = useCall(dashboard).figures;
  const day = useResponseTime(dashboard, todaySubtitle);
  return week ? weekSubtitle(week) : day;
}
