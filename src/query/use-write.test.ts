import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reads, writes } from '../calls/index.ts';
import { createApiClient } from './client.ts';
import { keyOf, readOptions } from './reads.ts';
import { sendWrite } from './use-write.ts';

interface Sent {
  readonly path: string;
  readonly init: RequestInit;
  readonly respond: (body: string) => void;
}

let sent: Sent[] = [];
type Listener = (event: Partial<BeforeUnloadEvent>) => void;
const listeners = new Set<Listener>();
beforeEach(() => {
  sent = [];
  listeners.clear();
  vi.stubGlobal('addEventListener', (_: 'beforeunload', each: Listener) => listeners.add(each));
  vi.stubGlobal('removeEventListener', (_: string, each: Listener) => listeners.delete(each));
  vi.stubGlobal(
    'fetch',
    (path: string, init: RequestInit) =>
      new Promise<Response>((resolve) => {
        sent.push({ path, init, respond: (body) => resolve(new Response(body)) });
      }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const sentTo = (path: string) => sent.filter((request) => request.path === path);
function isAskedBeforeLeaving(): boolean {
  const preventDefault = vi.fn<() => void>();
  for (const listener of listeners) listener({ preventDefault });
  return preventDefault.mock.calls.length > 0;
}
const untilSent = (path: string, times: number) =>
  vi.waitFor(() => expect(sentTo(path)).toHaveLength(times));

it('a write ends the polls in flight, which come again after it, and asks before it is left', async () => {
  const client = createApiClient();
  const { regions, monthly } = reads;
  const stop = [
    new QueryObserver(client.queries, readOptions(regions)).subscribe(() => undefined),
    new QueryObserver(client.queries, readOptions(monthly)).subscribe(() => undefined),
  ];
  await untilSent(regions.path, 1);
  await untilSent(monthly.path, 1);
  const done = sendWrite(client, writes.triggerAll, undefined);
  await untilSent(writes.triggerAll.path, 1);
  expect(sentTo(regions.path)[0]?.init.signal?.aborted).toBe(true);
  expect(sentTo(monthly.path)[0]?.init.signal?.aborted).toBe(false);
  expect(isAskedBeforeLeaving()).toBe(true);
  sentTo(writes.triggerAll.path)[0]?.respond('');
  await done;
  expect(isAskedBeforeLeaving()).toBe(false);
  await untilSent(regions.path, 2);
  expect(sentTo(monthly.path)).toHaveLength(1);
  expect(client.queries.getQueryState(keyOf(regions))?.error).toBeNull();
  for (const each of stop) each();
  client.queries.clear();
});

it('writes go on when their page is closed, as far as the browser keeps them alive; a read does not', async () => {
  const client = createApiClient();
  const review = (notes: string) =>
    sendWrite(client, writes.reviewAlert, {
      alertId: 'a1',
      reviewedBy: 'System User',
      decision: 'valid',
      notes,
    });
  const kept = () => sent.map(({ init }) => init.keepalive ?? false);
  const done = [
    sendWrite(client, writes.triggerAll, undefined),
    // Three bytes a letter, so 30 kB each: the second would be more than browsers keep alive.
    review('\u6F22'.repeat(10_000)),
    review('\u6F22'.repeat(10_000)),
    review('a customer'),
  ];
  void client.queries.prefetchQuery(readOptions(reads.regions));
  await untilSent(reads.regions.path, 1);
  expect(kept()).toEqual([true, true, false, true, false]);
  const respond = () => {
    for (const each of sent) each.respond('[]');
    return Promise.all(done);
  };
  await respond();
  done.push(review('\u6F22'.repeat(10_000)), review('a'.repeat(48_000)));
  expect(kept().slice(-2)).toEqual([true, false]);
  // Else they would fail at the deadline, in a test that runs by then.
  await respond();
  client.queries.clear();
});
