import { reads } from '../../api/contract.ts';
import { easternDate } from '../../domain/time/eastern.ts';
import { serverTime } from '../../domain/time/server-time.ts';
import { now } from '../../ui/clock/clock.ts';
import { callOf, type ApiClient } from '../client.ts';
import { createLastResponses, recorded } from './last-responses.ts';
import type { DayMemory } from './day-memory.ts';
import { SharedMemory } from './shared-memory.ts';
import { browserTabs } from './memory-tabs.ts';

/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records what the client receives from now on; returns the memory, and a function that ends it. */
export function startRecorder(client: ApiClient): { memory: DayMemory; end: () => void } {
  const machine = now();
  const day = easternDate(serverTime(client.serverClock.differences.get(), machine) ?? machine);
  const memory = new SharedMemory(day, browserTabs());
  const lastResponses = createLastResponses(client);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answered = '';
  const record = () => {
    timer = undefined;
    memory.see(lastResponses());
  };
  const onRecord = () => {
    const latest = recorded.map((name) => client.records.get(callOf(reads[name])).answeredAt);
    if (latest.join('|') === answered) return;
    answered = latest.join('|');
    timer ??= setTimeout(record, batchMs);
  };
  const unsubscribes = recorded.map((name) =>
    client.records.subscribe(callOf(reads[name]), onRecord),
  );
  record();
  return {
    memory,
    end: () => {
      clearTimeout(timer);
      unsubscribes.forEach((unsubscribe) => unsubscribe());
      memory.end();
    },
  };
}
