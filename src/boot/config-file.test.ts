import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchConfig, lastConfig } from './config-file.ts';

const json = 'application/json';
const html = 'text/html; charset=utf-8';

function serve(status: number, type: string, body: string) {
  const fetched = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } })),
  );
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('is requested without caches and redirects', async () => {
  const fetched = serve(200, json, '{"errorReportUrl":"/e"}');
  expect(await fetchConfig()).toEqual({ errorReportUrl: '/e' });
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    '/config.json',
    expect.objectContaining({ cache: 'no-store', redirect: 'manual' }),
  );
});

it.each([
  ['404', 404, 'text/plain', 'no such file'],
  ['404 with JSON', 404, json, '{}'],
  ['index.html, as for any path', 200, html, '<!doctype html>'],
])('is missing with %s', async (_, status, type, body) => {
  serve(status, type, body);
  expect(await fetchConfig()).toBeUndefined();
});

it('that is not JSON is a SyntaxError', async () => {
  serve(200, json, '{"errorReportUrl": "/e",}');
  expect(await fetchConfig()).toBeInstanceOf(SyntaxError);
});

it.each([500, 503, 401])('with status %d is another Error', async (status) => {
  serve(status, html, 'Bad gateway');
  const file = await fetchConfig();
  expect(file).toBeInstanceOf(Error);
  expect(file).not.toBeInstanceOf(SyntaxError);
});

it('without a connection is another Error', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await fetchConfig()).toBeInstanceOf(TypeError);
});

it('is kept until another one is read, or the file is missing', async () => {
  expect(lastConfig()).toBeUndefined();
  serve(200, json, '{"errorReportUrl":"/e"}');
  await fetchConfig();
  for (const [status, body] of [
    [503, ''],
    [200, '{"errorReportUrl":'],
  ] as const) {
    serve(status, json, body);
    await fetchConfig();
    expect(lastConfig()).toEqual({ errorReportUrl: '/e' });
  }
  serve(404, html, '');
  await fetchConfig();
  expect(lastConfig()).toBeUndefined();
});
