import type { Call } from '../../api/call.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { regions as regionsCall } from '../../calls/regions.ts';
import { telemarketers } from '../../calls/telemarketers.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { callOf } from '../../query/reads.ts';
import { elapsedMs, now } from '../../ui/clock.ts';
import type { RecordedDays } from './recorded-days.ts';
import { regionsOf, telemarketersOf, totalOf } from './response-figures.ts';
import { type ReceivedFigures, snapshotOf } from './snapshot.ts';

/** The responses of one poll are recorded together, in ms. */
const batchMs = 1_000;

/** Records the figures of the responses from now on; returns a function that ends it. */
export function startRecorder(client: ApiClient, record: RecordedDays): () => void {
  let [total, unchangedSince] = ['', 0];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = () => {
    timer = undefined;
    const nowMs = client.serverClock.timeAt(now());
    const data = totalOf(client);
    // Just after this machine's clock was set the time is not known.
    if (nowMs === null || !data) return;
    const totals = received(client, dashboard, nowMs, data);
    // Telemarketers are requested again when the dashboard's response changes (rulings C21).
    if (JSON.stringify(data) !== total)
      [total, unchangedSince] = [JSON.stringify(data), totals.receivedAt];
    const regions = regionsOf(responseOf(client, regionsCall)?.loaded.figures.received);
    const people = telemarketersOf(responseOf(client, telemarketers)?.loaded.figures.designated);
    const snapshot = snapshotOf({
      nowMs,
      unchangedSince,
      totals,
      regions: received(client, regionsCall, nowMs, regions),
      telemarketers: received(client, telemarketers, nowMs, people),
    });
    if (snapshot) record.add(snapshot.day, snapshot.point);
  };
  const unsubscribes = [dashboard, regionsCall, telemarketers].map((read) => {
    let last: number | null = null;
    return client.records.subscribe(callOf(read), () => {
      const { receivedAt } = client.records.get(callOf(read));
      if (receivedAt !== last) timer ??= setTimeout(add, batchMs);
      last = receivedAt;
    });
  });
  const onHide = () => {
    if (document.visibilityState === 'hidden') record.save();
  };
  document.addEventListener('visibilitychange', onHide);
  add();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onHide);
    unsubscribes.forEach((unsubscribe) => unsubscribe());
  };
}

/** The figures of a call's last response, with its times by the server's clock: -Infinity before the first response. */
function received<T>(client: ApiClient, read: Call, nowMs: number, data: T): ReceivedFigures<T> {
  const { requestedAt, receivedAt } = client.records.get(callOf(read));
  const timeOf = (elapsed: number | null) =>
    elapsed === null ? -Infinity : Math.round(nowMs - (elapsedMs() - elapsed));
  return { data, requestedAt: timeOf(requestedAt), receivedAt: timeOf(receivedAt) };
}
