import type { Call } from '../../api/call.ts';
import { reads } from '../../calls/index.ts';
import { isSimulated } from '../../config.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import type { ApiClient } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import { RecordedDays } from './day-memory.ts';
import type { DayMemory } from './day-state.ts';
import { regionsOf, telemarketersOf, totalsOf } from './response-figures.ts';
import {
  type CallFigures,
  type LastResponses,
  snapshotOf,
  withResponse,
} from './rules/snapshot.ts';

/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records the figures of the responses from now on; returns the memory, and a function that stops recording. */
export function startRecorder(client: ApiClient): { memory: DayMemory; end: () => void } {
  const machine = now();
  const memory = new RecordedDays(
    easternDate(client.serverClock.timeAt(machine) ?? machine),
    tabs(),
  );
  const taken = new Map<Call, number | null>();
  let lastResponses: LastResponses = {};
  // A response keeps the server's time at which it is taken: computed later, it would move when the machine sleeps.
  function take<Name extends keyof CallFigures>(
    call: Name,
    read: Call,
    dataOf: () => CallFigures[Name] | undefined,
  ): void {
    const { receivedAt, requestedAt } = client.records.get(callOf(read));
    if (taken.get(read) === receivedAt) return;
    const at = timeOf(client, receivedAt);
    const data = dataOf();
    if (at === null || data === undefined) return;
    taken.set(read, receivedAt);
    // A response requested before midnight and received after it may be of either day.
    if (easternDate(at) === easternDate(timeOf(client, requestedAt) ?? at))
      lastResponses = withResponse(lastResponses, call, data, at);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    timer = undefined;
    take('totals', reads.dashboard, () => totalsOf(client));
    take('regions', reads.regions, () => regionsOf(client));
    take('telemarketers', reads.telemarketers, () => telemarketersOf(client));
    const snapshot = snapshotOf(lastResponses);
    if (snapshot) memory.record(snapshot);
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
  const time = client.serverClock.timeAt(now());
  return time === null || elapsed === null ? null : Math.round(time - (elapsedMs() - elapsed));
}

/** Each tab of the simulated center has a world of its own. */
function tabs(): BroadcastChannel | null {
  const hasChannel = !isSimulated && typeof BroadcastChannel !== 'undefined';
  return hasChannel ? new BroadcastChannel('day-record') : null;
}
