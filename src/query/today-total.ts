import { useEffect } from 'react';
import type { Call } from '../api/call.ts';
import { dashboard } from '../calls/dashboard.ts';
import type { Received } from '../calls/per-day.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { elapsedMs } from '../ui/clock.ts';
import { useStore } from '../ui/store.ts';
import { type ApiClient, responseOf, useApiClient } from './client.ts';
import { callOf, readOptions } from './reads.ts';
import { useServerMoment } from './server-time.ts';
import { useReceivedAt } from './data-state.ts';

/** Responses at most so far apart are of the same minute, in ms. */
const sameMinuteMs = 10_000;
const minuteMs = 60_000;

/**
 * The day on which a response came, and how many appointments were valid at that minute. The dashboard is requested
 * again for it where its last response is older, so that every browser takes off the same total (rulings C37).
 */
export function useReceived(read: Call): Received {
  const client = useApiClient();
  const receivedAt = useReceivedAt(read);
  const valid = useStore(client.todayTotal, (total) =>
    total?.call === callOf(read) && total.receivedAt === receivedAt ? total.valid : null,
  );
  useEffect(() => {
    const before = client.todayTotal.get();
    if (receivedAt === null) return;
    if (before?.call === callOf(read) && before.receivedAt === receivedAt) return;
    if (elapsedMs() - receivedAt > sameMinuteMs) return;
    void totalAt(client, receivedAt).then((total) =>
      client.todayTotal.set({ call: callOf(read), receivedAt, valid: total }),
    );
  }, [client, read, receivedAt]);
  // In whole minutes, so that no tick draws the screen again.
  const at = useServerMoment(({ now, elapsed }) =>
    Math.floor((now - elapsed + (receivedAt ?? elapsed)) / minuteMs),
  );
  return { day: easternDate(at * minuteMs), valid };
}

/** Today's valid appointments in a dashboard's response of the same minute; null without one, and in weekly mode. */
async function totalAt(client: ApiClient, receivedAt: number): Promise<number | null> {
  try {
    await client.queries.fetchQuery({ ...readOptions(dashboard), staleTime: 5_000 });
  } catch {
    return null;
  }
  const { receivedAt: dashboardAt } = client.records.get(callOf(dashboard));
  const figures = responseOf(client, dashboard)?.loaded.figures;
  if (dashboardAt === null || Math.abs(dashboardAt - receivedAt) > sameMinuteMs) return null;
  return !figures || figures.week ? null : figures.valid;
}
