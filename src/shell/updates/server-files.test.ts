import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPage } from './page-facts.ts';
import { isReloadSafe, publishedBuild } from './server-files.ts';

const page = `<!doctype html><html><head>
  <script src="/boot.js"></script>
  <script type="module" crossorigin src="/assets/index-2.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/shared-2.js">
  <link rel="screen-code" data-screen="states" href="/assets/states-2.js" />
  <link rel="screen-code" data-screen="wall" href="/assets/wall-2.js" />
  <link rel="stylesheet" crossorigin href="/assets/index-2.css">
  <link rel="icon" href="/favicon.svg" />
  <meta name="build" content="0.1.0+two">
</head><body><div id="root"></div></body></html>`;

type Reply = readonly [status: number, type: string, body?: string];

const html = 'text/html; charset=utf-8';
const login: Reply = [200, html, '<form>Sign in</form>'];
const good: Record<string, Reply> = {
  '/states': [200, html, page],
  '/assets/index-2.js': [200, 'text/javascript; charset=utf-8'],
  '/assets/shared-2.js': [200, 'application/javascript'],
  '/assets/states-2.js': [200, 'text/javascript'],
  '/assets/index-2.css': [200, 'text/css'],
};

/** A server of these answers; what it has none for breaks the connection. */
function serve(responses: Record<string, Reply>) {
  const asked = vi.fn<(url: string, init: RequestInit) => Promise<Response>>((url) => {
    const reply = responses[new URL(url, 'http://site').pathname];
    if (!reply) return Promise.reject(new TypeError('Failed to fetch'));
    const [status, type, body = ''] = reply;
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  });
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', new URL('http://site/states?tab=chicago'));
  return asked;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('which build is published', () => {
  it('is asked for past every cache, and not through a sign-in page', async () => {
    const asked = serve({ '/version.json': [200, 'application/json', '{"build":"0.1.0+two"}'] });
    expect(await publishedBuild()).toBe('0.1.0+two');
    expect(asked).toHaveBeenCalledWith(
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
    ['null', { '/version.json': [200, 'application/json', 'null'] }],
    ['no build', { '/version.json': [200, 'application/json', '{"version":"two"}'] }],
    ['an empty build', { '/version.json': [200, 'application/json', '{"build":""}'] }],
    ['a number', { '/version.json': [200, 'application/json', '{"build":2}'] }],
  ])('is not known from %s', async (_, responses) => {
    serve(responses);
    expect(await publishedBuild()).toBeNull();
  });

  it('is not known from an answer that never comes', async () => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'fetch',
      (_: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    const response = publishedBuild();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await response).toBeNull();
  });

  it('is not known from a body that the browser leaves pending although it was given up', async () => {
    vi.useFakeTimers();
    const text = () => new Promise(() => undefined);
    vi.stubGlobal('fetch', () => Promise.resolve({ status: 200, headers: new Headers(), text }));
    const response = publishedBuild();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await response).toBeNull();
  });
});

describe('the gate', () => {
  it('opens when page, entry, its scripts, those of its screen and its styles are all there', async () => {
    const asked = serve(good);
    expect(await isReloadSafe('0.1.0+two')).toBe(true);
    expect(asked.mock.calls.map(([url, init]) => [url, init.cache])).toEqual([
      ['http://site/states?tab=chicago', 'no-store'],
      ['/assets/index-2.js', 'reload'],
      ['/assets/shared-2.js', 'reload'],
      ['/assets/states-2.js', 'reload'],
      ['/assets/index-2.css', 'reload'],
    ]);
  });

  it('opens for any build when none is named', async () => {
    serve(good);
    expect(await isReloadSafe(null)).toBe(true);
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
    ['styles that are a web page', { ...good, '/assets/index-2.css': login }],
  ])('stays shut at %s', async (_, responses) => {
    serve(responses);
    expect(await isReloadSafe('0.1.0+two')).toBe(false);
  });
});

describe('what a page says of itself', () => {
  it('is read from its tags', () => {
    expect(readPage(page, 'wall')).toEqual({
      build: '0.1.0+two',
      scripts: ['/assets/index-2.js', '/assets/shared-2.js', '/assets/wall-2.js'],
      styles: ['/assets/index-2.css'],
    });
  });

  it('however they are written', () => {
    const text = `<META CONTENT='b' NAME=build><Script src=/a.js type='module' async></Script>`;
    expect(readPage(text, '')).toEqual({ build: 'b', scripts: ['/a.js'], styles: [] });
  });

  it.each(['', '<html>', 'type="module" src="/a.js"', '<script type="module">1</script>'])(
    'is nothing in %j',
    (text) => {
      expect(readPage(text, '')).toEqual({ build: null, scripts: [], styles: [] });
    },
  );
});
