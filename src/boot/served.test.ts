import { afterEach, expect, it, vi } from 'vitest';
import { isPageServed } from './served.ts';

const page = '<!doctype html><meta name="build" content="0.1.0+two"><div id="root"></div>';

function serve(status: number, body: string) {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('http://site/states?tab=chicago'));
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

it('is requested without caches and redirects', async () => {
  const fetched = serve(200, page);
  expect(await isPageServed()).toBe(true);
  expect(fetched).toHaveBeenCalledExactlyOnceWith(
    'http://site/states?tab=chicago',
    expect.objectContaining({ cache: 'no-store', redirect: 'manual' }),
  );
});

it('is of the named build', async () => {
  serve(200, page);
  expect(await isPageServed('0.1.0+two')).toBe(true);
  expect(await isPageServed('0.1.0+three')).toBe(false);
});

it.each([
  ['a sign-in page', 200, '<form>Sign in</form>'],
  ['502 with the page', 502, page],
  ['nothing', 200, ''],
])('is not %s', async (_, status, body) => {
  serve(status, body);
  expect(await isPageServed()).toBe(false);
});

it('is not there without a connection', async () => {
  serve(200, page);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isPageServed()).toBe(false);
});
