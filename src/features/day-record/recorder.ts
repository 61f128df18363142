import { reads } from '../../api/contract.ts';
import { simulated } from '../../config.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import type { ApiClient } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { now } from '../../ui/clock.ts';
import { RecordedDays, type DayMemory } from './day-memory.ts';
import { createLastResponses, recorded } from './last-responses.ts';

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
