import type { Call } from '../../api/call.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { type ApiClient, onQueryChange, responseOf } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import type { DayState } from './day-state.ts';
import {
  type Entry,
  isNews,
  readRecord,
  regionCountsOf,
  withEntry,
  writeRecord,
} from './record.ts';

const calls = [dashboard, regions, telemarketers];
/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records a round of polls per 15 minutes from now on; returns a function that ends it. */
export function startRecorder(client: ApiClient, record: DayState['record']): () => void {
  record.set(readRecord());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = () => {
    timer = undefined;
    const entry = roundOf(client);
    if (!entry || !isNews(record.get() ?? [], entry)) return;
    // Other tabs write it too: the one that writes last wins (C44).
    record.set(withEntry(readRecord(), entry));
    writeRecord(record.get() ?? []);
  };
  const unsubscribe = onQueryChange(client, () => (timer ??= setTimeout(add, batchMs)));
  add();
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** The figures of the last round of polls; null during one, in weekly mode, and without the total. */
function roundOf(client: ApiClient): Entry | null {
  const total = responseOf(client, dashboard);
  const { valid, week } = total?.loaded.figures ?? {};
  const isUnderWay = calls.some((call) => queryOf(client, call)?.state.fetchStatus === 'fetching');
  if (isUnderWay || week || !total || typeof valid !== 'number') return null;
  return {
    at: Math.round(total.at),
    valid,
    regions: regionCountsOf(figuresOf(client, regions)?.received),
    telemarketers: (figuresOf(client, telemarketers)?.designated ?? []).map(
      ({ person, appointments: count }) => ({ name: person.name, count }),
    ),
  };
}

const queryOf = (client: ApiClient, call: Call) =>
  client.queries.getQueryCache().find({ queryKey: keyOf(call) });

/** The figures of a call that is on the screen, so that it is polled, and has not failed. */
function figuresOf<T, F>(client: ApiClient, call: Call<T, F>): F | undefined {
  const query = queryOf(client, call);
  const isCurrent = query?.isActive() === true && query.state.status === 'success';
  return isCurrent ? responseOf(client, call)?.loaded.figures : undefined;
}
