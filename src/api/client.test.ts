import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, mayHaveActed, messageOf } from './api-error.ts';
import { deadlineMs, send } from './client.ts';
import { type Exchange, requestEarly } from './early-request.ts';
import { reads, writes } from '../calls/index.ts';

const origin = 'http://center.test';
const server = setupServer();
let real = globalThis.fetch;
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  real = globalThis.fetch;
});
beforeEach(() => {
  // Node has no page whose origin a path could be relative to.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${origin}${path}`, init));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => server.close());

const regions = {
  method: 'GET',
  path: reads.regions.path,
  response: reads.regions.response,
} as const;
const respondWith = (response: () => Response | Promise<Response>) =>
  server.use(http.get(`${origin}/api/regions`, response));

async function failure(call: Parameters<typeof send>[0]): Promise<ApiError> {
  const error: unknown = await send(call).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('the response that was requested before the code was there', () => {
  const early = () => {
    vi.stubGlobal('fetch', () => Promise.resolve(HttpResponse.json([], { headers: { date } })));
    requestEarly(regions.path);
    vi.unstubAllGlobals();
  };
  const date = 'Sat, 21 Nov 2026 17:00:00 GMT';

  it('is that of the first request of its call, with the time at which it came', async () => {
    early();
    const sent = vi.fn<typeof fetch>(() => Promise.resolve(HttpResponse.json([])));
    vi.stubGlobal('fetch', sent);
    const onHeaders = vi.fn<(exchange: Exchange) => void>();
    await send({ method: 'GET', path: reads.alerts.path });
    expect(sent).toHaveBeenCalledTimes(1);
    await send({ ...regions, onHeaders });
    expect(sent).toHaveBeenCalledTimes(1);
    expect(onHeaders.mock.calls[0]?.[0].response.headers.get('date')).toBe(date);
    await send(regions);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is not taken where the code came long after it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    early();
    vi.setSystemTime(Date.now() + 60_000);
    const sent = vi.fn<typeof fetch>(() => Promise.resolve(HttpResponse.json([])));
    vi.stubGlobal('fetch', sent);
    await send(regions);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('fails as any other', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    requestEarly(regions.path);
    expect(await failure(regions)).toMatchObject({ kind: 'network' });
  });
});

describe('what is sent (S7)', () => {
  it('includes credentials, and no type and no body without a payload', async () => {
    const seen: Request[] = [];
    server.use(
      http.post(`${origin}/api/trigger/all`, ({ request }) => {
        seen.push(request);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    await send({ method: 'POST', path: writes.triggerAll.path });
    expect(seen[0]?.credentials).toBe('include');
    expect(seen[0]?.headers.get('content-type')).toBeNull();
    expect(await seen[0]?.text()).toBe('');
  });

  it('sends a payload as JSON with the JSON type', async () => {
    const seen: Request[] = [];
    server.use(
      http.post(`${origin}/api/manual-validation/dismiss`, ({ request }) => {
        seen.push(request.clone());
        return HttpResponse.json({});
      }),
    );
    const payload = { alertId: 'a', reviewedBy: 'System User' };
    await send({ method: 'POST', path: writes.dismissAlert.path, payload });
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.json()).toEqual(payload);
  });
});

describe('what comes back', () => {
  it.each([
    ['status and body', 500, 'the disk is full', '500: the disk is full'],
    ['status and status text when the body is empty', 502, '', '502: Bad Gateway'],
  ])('raises %s (S7)', async (_name, status, body, message) => {
    const statusText = status === 502 ? 'Bad Gateway' : '';
    respondWith(() => new HttpResponse(body, { status, statusText }));
    expect(await failure(regions)).toMatchObject({ kind: 'http', status, message });
  });

  it('treats a 401 as an error, or as an empty result where that is chosen (S9)', async () => {
    respondWith(() => new HttpResponse('sign in', { status: 401 }));
    expect((await failure(regions)).message).toBe('401: sign in');
    expect(await send({ ...regions, on401: 'empty' })).toBeNull();
  });

  it.each([
    ['not-json', '<!doctype html><title>Sign in</title>', 'The response was a web page'],
    ['not-json', '[{"key":', 'The response was cut off'],
    ['not-json', '', 'The response was empty'],
    ['shape', 'null', 'expected a list, or an object with regions'],
    ['shape', '7', 'expected a list, or an object with regions'],
    ['shape', '{"rows":[]}', 'expected a list, or an object with regions'],
    [
      'shape',
      '{"error":{"message":"Nightly backup until 3 AM"}}',
      'Nightly backup until 3 AM (expected a list, or an object with regions)',
    ],
  ])('calls %s an answer of %j', async (kind, body, message) => {
    respondWith(() => new HttpResponse(body));
    const error = await failure(regions);
    expect(error.kind).toBe(kind);
    expect(error.message).toContain(message);
    expect(error.call).toBe('GET /api/regions');
  });

  it('is a refusal of a write with a status of success, and data of a read', async () => {
    const refused = () => HttpResponse.json({ success: false, error: 'Already decided' });
    server.use(http.post(`${origin}${writes.dismissAlert.path}`, refused));
    const dismiss = { method: 'POST', path: writes.dismissAlert.path } as const;
    const error = await failure({ ...dismiss, isWrite: true });
    expect(error).toMatchObject({ kind: 'http', status: 200, message: 'Already decided' });
    expect(mayHaveActed(error)).toBe(false);
    await expect(send(dismiss)).resolves.toMatchObject({ data: undefined });
  });

  it('says of bytes that are no UTF-8 that they are none, of a write too (A7)', async () => {
    const latin1 = () => new HttpResponse(new Uint8Array([0x3c, 0x68, 0xe9, 0x3e]));
    respondWith(latin1);
    server.use(http.post(`${origin}${writes.dismissAlert.path}`, latin1));
    for (const call of [regions, { method: 'POST', path: writes.dismissAlert.path } as const]) {
      const error = await failure(call);
      expect(error.kind).toBe('not-json');
      expect(error.message).toContain('not in UTF-8');
    }
  });

  it('does not repeat what it received: it may be personal', async () => {
    respondWith(() => HttpResponse.json('Margaret Holloway, 555-0123'));
    expect((await failure(regions)).message).not.toContain('Holloway');
  });

  it('does not follow a redirect: a sign-in page is no answer', async () => {
    respondWith(() => HttpResponse.redirect(`${origin}/sign-in`, 302));
    const { kind, message } = await failure(regions);
    expect([kind, message]).toEqual(['redirect', '302: Redirected']);
  });

  it('tells a redirect as a browser does, without its status', async () => {
    const opaque = Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });
    vi.stubGlobal('fetch', () => Promise.resolve(opaque));
    const { kind, message } = await failure(regions);
    expect([kind, message]).toEqual(['redirect', 'Redirected']);
  });

  it.each([
    [true, () => new HttpResponse('who are you', { status: 401 }), '401: who are you'],
    [true, () => HttpResponse.redirect(`${origin}/sign-in`, 302), '302: Redirected'],
    [true, () => new HttpResponse(' <!doctype html>'), 'The response was a web page'],
    [false, () => new HttpResponse('<!doctype html>', { status: 502 }), '502: <!doctype html>'],
    [false, () => new HttpResponse('[{"key":'), 'The response was cut off or is not JSON'],
    [false, () => new HttpResponse('no', { status: 403 }), '403: no'],
    [false, () => HttpResponse.error(), 'Network error occurred'],
  ])('tells whether a sign-in is missing (C31): %j', async (isSignedOut, respond, own) => {
    respondWith(respond);
    const error = await failure(regions);
    expect(error.isSignedOut).toBe(isSignedOut);
    expect(messageOf(error)).toBe(isSignedOut ? `You may be signed out. ${own}` : own);
  });

  it('keeps the body as it came, for exports', async () => {
    respondWith(() => new HttpResponse('[ {"key":"florida", "extra":1} ]'));
    expect((await send(regions))?.source).toBe('[ {"key":"florida", "extra":1} ]');
  });

  it('does not read a body again that has not changed', async () => {
    const body = (key: string) => `[{"key":"${key}","validAppointments":1,"totalEvents":2}]`;
    respondWith(() => new HttpResponse(body('florida')));
    const previous = await send(regions);
    const same = await send({ ...regions, previous });
    expect(same?.data).toBe(previous?.data);
    respondWith(() => new HttpResponse(body('arizona')));
    const other = await send({ ...regions, previous });
    expect(other?.data.rows).toMatchObject([{ region: { key: 'arizona' } }]);
  });

  it('needs nothing of an answer that has no schema (A7)', async () => {
    server.use(http.post(`${origin}/api/trigger/all`, () => new HttpResponse('done, thanks')));
    await expect(send({ method: 'POST', path: '/api/trigger/all' })).resolves.toMatchObject({
      data: undefined,
    });
  });
});

describe('the deadline (C18)', () => {
  const never = () => new Promise<never>(() => undefined);

  it('fails after 30 s without headers', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    respondWith(never);
    const failed = failure(regions);
    await vi.advanceTimersByTimeAsync(deadlineMs - 1);
    await expect(Promise.race([failed, Promise.resolve('waiting')])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await failed).toMatchObject({
      kind: 'timeout',
      message: 'No response after 30 seconds',
    });
  });

  it('fails after 30 s too when the browser leaves the body pending although it was given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const headers = Object.assign(new Response('{}'), { arrayBuffer: never });
    vi.stubGlobal('fetch', () => Promise.resolve(headers));
    const failed = failure(regions);
    await vi.advanceTimersByTimeAsync(deadlineMs);
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  it('rethrows the abort of a caller: leaving a screen is no failure', async () => {
    respondWith(never);
    const caller = new AbortController();
    const sent = send({ ...regions, signal: caller.signal });
    caller.abort();
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
  });
});
