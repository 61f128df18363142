import { reads } from '../../api/contract.ts';
import { designatedTelemarketers } from '../../config.ts';
import { onlyDesignated } from '../../domain/people/telemarketer.ts';
import { regionOf, regionTextOf } from '../../domain/region/region.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import type { LastResponse, LastResponses } from './rules/seen.ts';

// A response may have any length, and a record is bounded.
const longestName = 60;
const mostRegions = 24;
const mostTelemarketers = 12;

export const recorded = ['dashboard', 'regions', 'telemarketers', 'alertStats'] as const;
type Recorded = (typeof recorded)[number];

interface Taken {
  readonly receivedAt: number | null;
  readonly response: LastResponse<unknown> | null;
}

/** Reads the last responses of a client; each keeps the server's time of its first reading. */
export function createLastResponses(client: ApiClient): () => LastResponses {
  const taken = new Map<Recorded, Taken>();
  function lastOf<T>(name: Recorded, read: () => T | undefined): LastResponse<T> | null {
    const { receivedAt, requestedAt } = client.records.get(callOf(reads[name]));
    const before = taken.get(name);
    if (before?.receivedAt === receivedAt) return before.response as LastResponse<T> | null;
    const at = timeOf(receivedAt);
    const data = read();
    if (at === null || data === undefined) return null;
    // Which of two days a response is of that came over midnight, nobody knows.
    const isOfOneDay = easternDate(at) === easternDate(timeOf(requestedAt) ?? at);
    const response = isOfOneDay ? { at, since: at, data } : null;
    taken.set(name, { receivedAt, response });
    return response;
  }
  function timeOf(elapsed: number | null): number | null {
    const time = serverTime(client.serverClock.differences.get(), now());
    return time === null || elapsed === null ? null : Math.round(time - (elapsedMs() - elapsed));
  }
  return () => ({
    totals: lastOf('dashboard', () => totalsOf(client)),
    regions: lastOf('regions', () => regionsOf(client)),
    telemarketers: lastOf('telemarketers', () => telemarketersOf(client)),
    pendingAlerts: lastOf('alertStats', () => responseOf(client, reads.alertStats)?.data.pending),
  });
}

function totalsOf(client: ApiClient) {
  const metrics = responseOf(client, reads.dashboard)?.data.metrics;
  if (!metrics) return undefined;
  const { weeklyMode, totalValidAppointments, activeRegions, aiConfidence } = metrics;
  if (weeklyMode) return null;
  return { valid: totalValidAppointments, activeRegions, confidence: aiConfidence };
}

/** Bounded, and with the key of each region that is known. */
export function regionsOf(client: ApiClient) {
  return responseOf(client, reads.regions)
    ?.data.rows.slice(0, mostRegions)
    .map((row) => ({
      region: regionOf(regionTextOf(row)) ?? excerpt(regionTextOf(row), longestName),
      valid: row.validAppointments,
      total: row.totalEvents,
    }));
}

function telemarketersOf(client: ApiClient) {
  const rows = responseOf(client, reads.telemarketers)?.data.rows;
  return (
    rows &&
    onlyDesignated(rows, designatedTelemarketers())
      .slice(0, mostTelemarketers)
      .map(({ name, appointments, performance }) => ({
        name: excerpt(name, longestName),
        count: appointments,
        performance,
      }))
  );
}
