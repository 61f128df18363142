import { type Read, reads } from '../../api/contract.ts';
import { designatedTelemarketers, simulated } from '../../config.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { type DayMemory, RecordedDays } from './day-memory.ts';
import { onlyDesignated } from '../../domain/people.ts';
import { excerpt } from '../../domain/text/plain-text.ts';
import { longestName, regionsOf } from './absence.ts';
import { type LastResponses, type Said, snapshotOf, withResponse } from './rules/seen.ts';

/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records what the client receives from now on; returns the memory, and a function that ends it. */
export function startRecorder(client: ApiClient): { memory: DayMemory; end: () => void } {
  const machine = now();
  const memory = new RecordedDays(easternDate(serverTimeAt(client, machine) ?? machine), tabs());
  const taken = new Map<Read, number | null>();
  let known: LastResponses = {};
  // Each response keeps the server's time at which it is taken: a machine that sleeps would move it.
  function take<Call extends keyof Said>(
    call: Call,
    read: Read,
    dataOf: () => Said[Call] | undefined,
  ): void {
    const { receivedAt, requestedAt } = client.records.get(callOf(read));
    if (taken.get(read) === receivedAt) return;
    const at = timeOf(client, receivedAt);
    const data = dataOf();
    if (at === null || data === undefined) return;
    taken.set(read, receivedAt);
    // Which of two days a response is of that came over midnight, nobody knows.
    if (easternDate(at) === easternDate(timeOf(client, requestedAt) ?? at))
      known = withResponse(known, call, data, at);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    timer = undefined;
    take('totals', reads.dashboard, () => totalsOf(client));
    take('regions', reads.regions, () => regionsOf(client));
    take('telemarketers', reads.telemarketers, () => telemarketersOf(client));
    const snapshot = snapshotOf(known);
    if (snapshot) memory.see(snapshot);
  };
  const unsubscribes = recorded.map((read) =>
    client.records.subscribe(callOf(read), () => {
      if (client.records.get(callOf(read)).receivedAt !== (taken.get(read) ?? null))
        timer ??= setTimeout(record, batchMs);
    }),
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

const recorded = [reads.dashboard, reads.regions, reads.telemarketers];

function timeOf(client: ApiClient, elapsed: number | null): number | null {
  const time = serverTimeAt(client, now());
  return time === null || elapsed === null ? null : Math.round(time - (elapsedMs() - elapsed));
}

const serverTimeAt = ({ serverClock }: ApiClient, machine: number) =>
  serverTime(serverClock.differences.get(), machine);

/** Each tab of the simulated center has a world of its own. */
function tabs(): BroadcastChannel | null {
  const hasChannel = !simulated && typeof BroadcastChannel !== 'undefined';
  return hasChannel ? new BroadcastChannel('day-record') : null;
}

const mostTelemarketers = 12;

function totalsOf(client: ApiClient) {
  const metrics = responseOf(client, reads.dashboard)?.data.metrics;
  if (!metrics) return undefined;
  return metrics.weeklyMode ? null : { valid: metrics.totalValidAppointments };
}

function telemarketersOf(client: ApiClient) {
  const rows = responseOf(client, reads.telemarketers)?.data.rows;
  return (
    rows &&
    onlyDesignated(rows, designatedTelemarketers())
      .slice(0, mostTelemarketers)
      .map(({ name, appointments }) => ({
        name: excerpt(name, longestName),
        count: appointments,
      }))
  );
}
