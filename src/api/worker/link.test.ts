import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { send, type ApiResponse } from '../client.ts';
import { reads } from '../contract.ts';
import { WorkerLink, type Port } from './link.ts';
import type { ToWorker } from './messages.ts';
import { rowsInSlice, serve } from './serve.ts';

const { path, response } = reads.appointments;

let respond: () => Response | Promise<Response> = () => new Response('[]');

/** A worker in this thread: what passes between is cloned, as it is between threads. */
function openPort() {
  const target = new EventTarget();
  const say = (type: string, data?: unknown) =>
    target.dispatchEvent(new MessageEvent(type, { data }));
  let isOpen = true;
  const receive = serve((received) => isOpen && say('message', structuredClone(received)));
  const posted: ToWorker[] = [];
  const port = {
    postMessage: (message: ToWorker, transfer: Transferable[]) => {
      posted.push(message);
      const sent = structuredClone(message, { transfer });
      queueMicrotask(() => void receive(sent));
    },
    addEventListener: target.addEventListener.bind(target),
    terminate: () => (isOpen = false),
  } as unknown as Port;
  return { port, posted, crash: () => say('error') };
}

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

/** A page that has its first response from a link, as the app has. */
async function openPage(first: unknown[]) {
  const { port, posted, crash } = openPort();
  const link = new WorkerLink(port);
  let previous: ApiResponse<unknown> | null = null;
  const ask = async (signal?: AbortSignal) => {
    const reader = link.isOpen && link.holds(path) ? link.read : null;
    const request = { method: 'GET', path, response, previous, reader, signal } as const;
    const got = await send<unknown>(request);
    if (got) previous = got;
    return got;
  };
  const text = JSON.stringify(first);
  respond = () => new Response(text);
  const got = await ask();
  link.keep(path, bytesOf(text), got?.data as { rows: object[] });
  return { ask, link, posted, crash, first: got };
}

const plain = () => send<unknown>({ method: 'GET', path, response });

const outcome = (work: Promise<ApiResponse<unknown> | null>) =>
  work.then(
    (got) => ({ data: got?.data }),
    (error: unknown) => ({ error: String(error), kind: (error as { kind?: string }).kind }),
  );

const rowsOf = (got: ApiResponse<unknown> | null) =>
  (got as ApiResponse<{ readonly rows: readonly object[] }>).data.rows;

const row = (customer: string) => ({ title: 'A', customer, status: 'valid', confidence: 0.5 });

beforeEach(() =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => respond()),
  ),
);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const field = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.constantFrom(null, true, -0, '-0', '1e999', '\uD800', {}, []),
);
const names = ['title', 'customer', 'customerName', 'status', 'confidence', 'time', '__proto__'];
const anyRow = fc.oneof(
  { weight: 6, arbitrary: fc.dictionary(fc.constantFrom(...names), field) },
  { weight: 1, arbitrary: fc.jsonValue() },
);
const list = fc.array(anyRow, { maxLength: 12 });
const body = fc.oneof(
  { weight: 5, arbitrary: list.map((rows) => JSON.stringify(rows)) },
  {
    weight: 3,
    arbitrary: fc
      .record({ appointments: list, total: field, valid: field })
      .map((sent) => JSON.stringify(sent)),
  },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.constantFrom('', '[', '<html>', '[[[', '\uFEFF[]', 'null') },
);
const status = fc.oneof(
  { weight: 9, arbitrary: fc.constant(200) },
  { weight: 1, arbitrary: fc.constantFrom(201, 302, 401, 404, 500) },
);
const bytes = fc.oneof(
  { weight: 9, arbitrary: body.map((text) => new TextEncoder().encode(text)) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 9 }) },
);

describe('what a worker reads', () => {
  it('is what the page would read, for any run of responses', async () => {
    const poll = fc.tuple(status, bytes);
    await fc.assert(
      fc.asyncProperty(list, fc.array(poll, { maxLength: 5 }), async (first, polls) => {
        const { ask } = await openPage(first);
        for (const [code, sent] of polls) {
          respond = () => new Response(sent, { status: code });
          expect(await outcome(ask())).toEqual(await outcome(plain()));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('comes in slices, and keeps the rows that have not changed', async () => {
    const many = Array.from({ length: 2 * rowsInSlice + 1 }, (_, at) => row(`Customer ${at}`));
    const { ask, first } = await openPage(many);
    const changed = many.with(7, row('Somebody else')).toSpliced(500, 1);
    respond = () => Response.json(changed);
    const got = await ask();
    expect(rowsOf(got)).toEqual(rowsOf(await plain()));
    expect(rowsOf(got)[6]).toBe(rowsOf(first)[6]);
    expect(rowsOf(got)[7]).not.toBe(rowsOf(first)[7]);
    expect(rowsOf(got).at(-1)).toBe(rowsOf(first).at(-1));
    respond = () => Response.json(many.map(({ customer }) => row(`${customer}, again`)));
    expect(rowsOf(await ask())).toEqual(rowsOf(await plain()));
  });

  it('is the same data when no byte has changed, and its text is to be had', async () => {
    const { ask, first } = await openPage([row('Ann')]);
    const got = await ask();
    expect(got?.data).toBe(first?.data);
    const source = got?.source;
    expect(typeof source === 'object' && (await source.text())).toBe(JSON.stringify([row('Ann')]));
  });

  it('is no text any more once another response has come', async () => {
    const { ask } = await openPage([row('Ann')]);
    const source = (await ask())?.source;
    respond = () => Response.json([row('Bob')]);
    await ask();
    await expect(typeof source === 'object' && source.text()).rejects.toThrow('does not hold');
  });
});

describe('a request by a worker', () => {
  it('hands on the headers that tell the time', async () => {
    const { link } = await openPage([row('Ann')]);
    const headers = { date: 'Sat, 21 Nov 2026 19:41:00 GMT', age: '3', 'x-other': '1' };
    respond = () => new Response('[]', { headers });
    const onHeaders = vi.fn<(headers: Headers) => void>();
    await send({ method: 'GET', path, response, reader: link.read, onHeaders });
    const [sent] = onHeaders.mock.calls[0] ?? [];
    expect([...(sent ?? [])]).toEqual([
      ['age', '3'],
      ['date', headers.date],
    ]);
  });

  it('fails as one by the page does, and after 30 s', async () => {
    const { ask, posted } = await openPage([row('Ann')]);
    respond = () => Promise.reject(new TypeError('no network'));
    expect(await outcome(ask())).toMatchObject({ kind: 'network' });
    vi.useFakeTimers();
    respond = () => new Promise(() => undefined);
    const late = outcome(ask());
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await late).toMatchObject({ kind: 'timeout' });
    expect(posted.at(-1)?.kind).toBe('stop');
  });

  it('is stopped when nobody needs it any more', async () => {
    const { ask, posted } = await openPage([row('Ann')]);
    respond = () => new Promise(() => undefined);
    const leaving = new AbortController();
    const left = ask(leaving.signal);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(posted.at(-1)?.kind).toBe('stop');
  });

  it('is sent by the page when the worker dies, and no poll is lost', async () => {
    const { ask, crash } = await openPage([row('Ann')]);
    let answer: ((response: Response) => void) | undefined;
    respond = () => new Promise((resolve) => (answer = resolve));
    const pending = ask();
    await Promise.resolve();
    respond = () => Response.json([row('Bob')]);
    crash();
    expect(rowsOf(await pending)).toMatchObject([{ customer: 'Bob' }]);
    answer?.(new Response('[]'));
    expect(rowsOf(await ask())).toMatchObject([{ customer: 'Bob' }]);
  });

  it('reads what another tab got, and requests nothing', async () => {
    const { link } = await openPage([row('Ann')]);
    vi.mocked(fetch).mockClear();
    const shared = new Blob([JSON.stringify([row('Bob')])]);
    const got = await send({
      method: 'GET',
      path,
      response,
      reader: link.read,
      shared,
      isShared: true,
    });
    expect(rowsOf(got)).toMatchObject([{ customer: 'Bob' }]);
    expect(await got?.blob?.text()).toBe(await shared.text());
    expect(fetch).not.toHaveBeenCalled();
  });
});
