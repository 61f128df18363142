import { describe, expect, it } from 'vitest';
import { reads, writes } from '../../src/api/contract.ts';
import {
  bytes,
  changed,
  sendJson,
  serve,
  serveReads,
  type Deviations,
  checked,
  type Row,
} from './servers.ts';

describe('what is sent', () => {
  it('is what the app sends: the cookie and no body, each read once, in the order of the contract', async () => {
    const seen: string[] = [];
    const server = serve((req, res) => {
      const { cookie, 'content-type': type, 'cache-control': caching } = req.headers;
      seen.push(`${req.method} ${req.url} ${cookie} ${type} ${caching}`);
      sendJson(res, []);
    });
    await checked(server, { cookie: 'a=b; c=d', path: '/team/x/' });
    expect(seen).toEqual(
      Object.values(reads).map(({ path }) => `GET /team/x${path} a=b; c=d undefined no-cache`),
    );
  });

  it('goes to no other origin, whatever the server says', async () => {
    let strangers = 0;
    const other = await serve((_req, res) => {
      strangers += 1;
      res.end('[]');
    });
    const server = serve((_req, res) => res.writeHead(307, { Location: other.base.href }).end());
    const { report } = await checked(server, { cookie: 'a=b', withWrites: true });
    expect(report.calls.every(({ verdict }) => verdict === 'failed')).toBe(true);
    other.close();
    expect(strangers).toBe(0);
  });

  it('acts on nothing unless it is told to, then once, marked, with its origin', async () => {
    const acts: { call: string; body: string; origin: string | undefined }[] = [];
    const server = () =>
      serve(async (req, res) => {
        let body = '';
        for await (const part of req) body += String(part);
        if (
          Object.values(writes).some(
            ({ path, method }) => path === req.url && method === req.method,
          )
        )
          acts.push({ call: `${req.method} ${req.url}`, body, origin: req.headers.origin });
        sendJson(res, []);
      });
    await checked(server());
    expect(acts).toEqual([]);
    const { backend } = await checked(server(), { withWrites: true });
    expect(acts.map(({ call }) => call)).toEqual(
      Object.values(writes).map(({ method, path }) => `${method} ${path}`),
    );
    const { origin } = backend.base;
    expect(acts.map((act) => act.origin)).toEqual(
      acts.map(({ call }) => (call.startsWith('POST') ? origin : undefined)),
    );
    const bodies = acts.map(({ body }) => body).filter((body) => body !== '');
    expect(bodies).toHaveLength(5);
    for (const body of bodies) expect(body).toMatch(/CONTRACT CHECK|contract-check|555-01/);
  });

  it('counts a refusal of what does not exist as a response, and no other refusal', async () => {
    const server = (status: number) =>
      serve((req, res) => {
        if (req.method === 'GET') sendJson(res, []);
        else res.writeHead(status).end('no');
      });
    const verdictOf = async (status: number) => {
      const { report } = await checked(server(status), { withWrites: true });
      return (name: string) => report.calls.find(({ call }) => call === name)?.verdict;
    };
    const unknown = await verdictOf(404);
    expect([unknown('reviewAlert'), unknown('addCorrection')]).toEqual(['fits', 'fits']);
    expect([unknown('triggerAll'), unknown('analyzePhone')]).toEqual(['failed', 'failed']);
    const forbidden = await verdictOf(403);
    expect(forbidden('reviewAlert')).toBe('failed');
  });
});

describe('hints', () => {
  const hintsOf = async (headers: Record<string, string>, deviations: Deviations = {}) => {
    const { report } = await checked(serveReads(deviations, headers), {
      designated: ['Ana Torres'],
    });
    return report.hints;
  };

  it.each<[string, Record<string, string>, RegExp]>([
    ['CORS', { 'Access-Control-Allow-Origin': '*' }, /^CORS: .* is \*/],
    ['a Secure cookie', { 'Set-Cookie': 's=1; Secure' }, /^Cookie s is Secure: over http/],
    [
      'SameSite',
      { 'Set-Cookie': 's=1; SameSite=None' },
      /^Cookie s has SameSite=None without Secure/,
    ],
    [
      'a cookie path',
      { 'Set-Cookie': 's=1; Path=/app' },
      /^Cookie s has a Path that does not cover/,
    ],
    ['a cache', { Age: '12' }, /^Cache: .*Age header/],
    [
      'the clock',
      { Date: new Date(Date.now() - 3_600_000).toUTCString() },
      /^Clock: The server is 60 min behind/,
    ],
  ])('tell of %s', async (_name, headers, hint) => {
    const hints = await hintsOf(headers);
    expect(hints[0]).toMatch(hint);
    expect(hints.filter((each) => !each.startsWith('The server sets cookies'))).toHaveLength(1);
  });

  it('tell of names that are not configured, of large responses, and of a session that ends somewhere', async () => {
    const hints = await hintsOf(
      {},
      {
        telemarketers: changed((rows: Row[]) => rows.map((row) => ({ ...row, name: 'Nobody' }))),
        insights: changed((rows: Row[]) => ({ insights: rows, more: 'x'.repeat(300_000) })),
        alerts: bytes('', 401),
      },
    );
    expect(hints).toEqual([
      expect.stringMatching(/^Some calls respond with 401/),
      expect.stringMatching(/^Size: responses of up to 302\.\d kB are not compressed/),
      expect.stringMatching(/^Names: 0 of the 1 designated/),
    ]);
  });
});
