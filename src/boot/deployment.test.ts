import { afterEach, describe, expect, it, vi } from 'vitest';
import { isReloadSafe, publishedDeployment } from './deployment.ts';

const page = '<!doctype html><meta name="build" content="0.1.0+two"><div id="root"></div>';
const version = {
  build: '0.1.0+two',
  files: ['/assets/index-2.js', '/assets/index-2.css'],
  screens: {
    states: ['/assets/states-2.js', '/assets/shared-2.js'],
    wall: ['/assets/wall-2.js'],
  },
};

type Reply = readonly [status: number, type: string, body?: string];

const html = 'text/html; charset=utf-8';
const login: Reply = [200, html, '<form>Sign in</form>'];
const good: Record<string, Reply> = {
  '/version.json': [200, 'application/json', JSON.stringify(version)],
  '/states': [200, html, page],
  '/assets/index-2.js': [200, 'text/javascript; charset=utf-8'],
  '/assets/shared-2.js': [200, 'application/javascript'],
  '/assets/states-2.js': [200, 'text/javascript'],
  '/assets/index-2.css': [200, 'text/css'],
};

/** A server of these responses; other paths break the connection. */
function serve(responses: Record<string, Reply>) {
  const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((url) => {
    const reply = responses[new URL(url, 'http://site').pathname];
    if (!reply) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, type, body = ''] = reply;
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  });
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', new URL('http://site/states?tab=chicago'));
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the published build', () => {
  it('is requested without caches and redirects', async () => {
    const fetched = serve(good);
    expect((await publishedDeployment())?.build).toBe('0.1.0+two');
    expect(fetched).toHaveBeenCalledWith(
      '/version.json',
      expect.objectContaining({ cache: 'no-store', redirect: 'manual' }),
    );
  });

  it.each<[string, Record<string, Reply>]>([
    ['no connection', {}],
    ['a sign-in page', { '/version.json': login }],
    ['404', { '/version.json': [404, 'text/plain', '{"build":"two"}'] }],
    ['502', { '/version.json': [502, html, '<h1>Bad gateway</h1>'] }],
    ['cut JSON', { '/version.json': [200, 'application/json', '{"build":"tw'] }],
    ['nothing', { '/version.json': [200, 'application/json'] }],
    ['no build', { '/version.json': [200, 'application/json', '{"version":"two"}'] }],
    ['an empty build', { '/version.json': [200, 'application/json', '{"build":""}'] }],
  ])('is unknown with %s', async (_, responses) => {
    serve(responses);
    expect(await publishedDeployment()).toBeNull();
  });

  it('is unknown without a response in time', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const response = publishedDeployment();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await response).toBeNull();
  });

  it('is unknown if the body stays pending after the abort', async () => {
    vi.useFakeTimers();
    const text = () => new Promise(() => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve({ status: 200, headers: new Headers(), text }));
    const response = publishedDeployment();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await response).toBeNull();
  });
});

describe('a reload is safe', () => {
  it('when page, entry, styles and the files of its screen are all there', async () => {
    const requested = serve(good);
    expect(await isReloadSafe(version)).toBe(true);
    expect(requested.mock.calls.map(([url, init]) => [url, init.cache])).toEqual([
      ['http://site/states?tab=chicago', 'no-store'],
      ['/assets/index-2.js', 'reload'],
      ['/assets/index-2.css', 'reload'],
      ['/assets/states-2.js', 'reload'],
      ['/assets/shared-2.js', 'reload'],
    ]);
  });

  it('never without a deployment or its files', async () => {
    serve(good);
    expect(await isReloadSafe(null)).toBe(false);
    expect(await isReloadSafe({ ...version, files: [] })).toBe(false);
  });

  it.each<[string, Record<string, Reply>]>([
    ['no connection', {}],
    ['a sign-in page', { ...good, '/states': login }],
    ['a sign-in page with a script', { ...good, '/states': [200, html, '<script>1</script>'] }],
    ['502', { ...good, '/states': [502, html, page] }],
    ['the page of another build', { ...good, '/states': [200, html, page.replace('two', 'one')] }],
    ['an entry that is missing', { ...good, '/assets/index-2.js': [404, 'text/plain'] }],
    ['an entry that is a web page', { ...good, '/assets/index-2.js': login }],
    ['a script that is missing', { ...good, '/assets/shared-2.js': [404, 'text/plain'] }],
    ['a script of its screen that is missing', { ...good, '/assets/states-2.js': [404, html] }],
    ['styles that are missing', { ...good, '/assets/index-2.css': [404, 'text/plain'] }],
  ])('never with %s', async (_, responses) => {
    serve(responses);
    expect(await isReloadSafe(version)).toBe(false);
  });
});
