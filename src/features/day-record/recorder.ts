import { reads } from '../../api/contract.ts';
import { designatedTelemarketers, simulated } from '../../config.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { type DayMemory, RecordedDays } from './day-memory.ts';
import { onlyDesignated } from '../../domain/people/telemarketer.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { longestName, regionsOf } from './absence.ts';
import type { LastResponse, LastResponses } from './rules/seen.ts';

/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records what the client receives from now on; returns the memory, and a function that ends it. */
export function startRecorder(client: ApiClient): { memory: DayMemory; end: () => void } {
  const machine = now();
  const day = easternDate(serverTime(client.serverClock.differences.get(), machine) ?? machine);
  const memory = new RecordedDays(day, tabs());
  const lastResponses = createLastResponses(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = '';
  const record = () => {
    timer = undefined;
    memory.see(lastResponses());
  };
  const onRecord = () => {
    const latest = recorded.map((name) => client.records.get(callOf(reads[name])).receivedAt);
    if (latest.join('|') === answered) return;
    answered = latest.join('|');
    timer ??= setTimeout(record, batchMs);
  };
  const unsubscribes = recorded.map((name) =>
    client.records.subscribe(callOf(reads[name]), onRecord),
  );
  const onHide = () => {
    if (document.visibilityState === 'hidden') void memory.save();
  };
  document.addEventListener('visibilitychange', onHide);
  record();
  return {
    memory,
    end: () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onHide);
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      memory.end();
    },
  };
}

/** Each tab of the simulated center has a world of its own. */
function tabs(): BroadcastChannel | null {
  const hasChannel = !simulated && typeof BroadcastChannel !== 'undefined';
  return hasChannel ? new BroadcastChannel('day-record') : null;
}

const mostTelemarketers = 12;

const recorded = ['dashboard', 'regions', 'telemarketers', 'alertStats'] as const;
type Recorded = (typeof recorded)[number];

interface Taken {
  readonly receivedAt: number | null;
  readonly response: LastResponse<unknown> | null;
}

/** Reads the last responses of a client; each keeps the server's time of its first reading. */
function createLastResponses(client: ApiClient): () => LastResponses {
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
