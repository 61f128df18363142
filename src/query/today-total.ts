import { useState } from 'react';
import type { Call } from '../api/call.ts';
import { dashboard } from '../calls/dashboard.ts';
import type { Received } from '../domain/figures/per-day.ts';
import { easternDate } from '../domain/time/eastern.ts';
import { useServerMoment } from './screen-time.ts';
import { useCall, useReceivedAt } from './use-read.ts';

/** Responses at most one poll of the dashboard apart are of one round, in ms. */
const roundMs = dashboard.pollMs ?? 0;
const minuteMs = 60_000;

/**
 * The day on which a response came, and how many appointments were valid by then, from the dashboard's response of the
 * same poll round (rulings C37): a later one would count appointments that the response does not have.
 */
export function useReceived(read: Call): Received {
  const receivedAt = useReceivedAt(read);
  const dashboardAt = useReceivedAt(dashboard);
  const { week, valid } = useCall(dashboard).figures;
  const [round, setRound] = useState<{ of: number | null; valid: number | null }>({
    of: null,
    valid: null,
  });
  const isRound =
    receivedAt !== null && dashboardAt !== null && Math.abs(dashboardAt - receivedAt) <= roundMs;
  if (isRound && round.of !== receivedAt) setRound({ of: receivedAt, valid: week ? null : valid });
  // In whole minutes, so that no tick draws the screen again.
  const at = useServerMoment(({ now, elapsed }) =>
    Math.floor((now - elapsed + (receivedAt ?? elapsed)) / minuteMs),
  );
  return {
    day: easternDate(at * minuteMs),
    valid: round.of === receivedAt ? round.valid : null,
  };
}
