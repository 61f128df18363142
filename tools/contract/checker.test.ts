import type { IncomingMessage } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../src/api/client.ts';
import { reads, writes, type ReadName, type WriteName } from '../../src/calls/index.ts';
import { parseDesignated } from '../../src/domain/people.ts';
import { exitCodeOf, outcomeOf, summaryOf } from './checker/verdict.ts';
import { namesOf } from './parts.ts';
import { slowNotes } from './checker/check.ts';
import { callText, reportJson } from './checker/print.ts';
import { noSentenceIn } from './checker/problem.ts';
import { writeCalls } from './description/calls.ts';
import {
  bytes,
  changed,
  checked,
  goodResponse,
  sendJson,
  serve,
  serveReads,
  snake,
  type Deviation,
  type Deviations,
  type Row,
} from './servers.ts';

const readCount = namesOf(reads).length;
const words = { 'Content-Type': 'text/plain' };

// Made before the tests, whose servers have deadlines.
beforeAll(() => Promise.all(namesOf(reads).map(goodResponse)), 60_000);

// docs.test.ts compares the output for the simulated center and for a deviating server with docs/backend.md.
it.each<[string, Deviation, string]>([
  ['no type', bytes('[]', 200, {}), 'no content type'],
  ['a type that is JSON too', bytes('[]', 200, { 'Content-Type': 'application/hal+json' }), ''],
  [
    'a charset, and compressed',
    bytes(gzipSync('[]'), 200, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Encoding': 'gzip',
    }),
    '',
  ],
])('a content type of %s is worth a note at most', async (_name, deviation, said) => {
  const { lines } = await checked(serveReads({ insights: deviation }));
  const [line, ...notes] = lines('insights');
  expect(line).toMatch(/2 bytes +0 rows +fits$/);
  expect(notes).toEqual([
    'note: no row: what a row should have is not checked',
    ...(said === '' ? [] : [`note: ${said}; read as JSON all the same`]),
  ]);
});

describe('a server that the app cannot work with', () => {
  const to = (Location: string) => bytes('', 302, { Location });

  it.each<[string, Deviation, string, RegExp]>([
    ['null', bytes('null'), '', /^misfit: expected a list, or an object with regions; found null$/],
    ['a page that says it is JSON', bytes('<!doctype html>Jane'), 'not-json', /web page/],
    ['nothing', bytes(''), 'not-json', /^the response is empty$/],
    ['half of it', bytes('[{"jane'), 'not-json', /ends in the middle, after 7 bytes$/],
    ['Latin-1', bytes(Buffer.from('["Jos\xe9"]', 'latin1')), 'not-json', /not UTF-8/],
    ['words', bytes('Hello Jane'), 'not-json', /^the response is not JSON$/],
    ['401', bytes('Jane has no session', 401, words), 'http', /status 401 \(19 bytes of text\)$/],
    ['a redirect to sign in', to('/login?for=jane'), 'redirect', /302\) to another path$/],
    ['one elsewhere', to('https://a.example/?for=jane'), 'redirect', /, https:\/\/a\.example$/],
    ['a slash too many', to('/api/regions/'), 'redirect', /the same path with a slash at its end$/],
    [
      'a connection dropped',
      (_res, _good, req) => req.socket.destroy(),
      'network',
      /^the connection broke before a response came/,
    ],
    [
      'half a response, then silence',
      (res) => void res.writeHead(200).write('[{'),
      'timeout',
      /^status 200, but no whole response within 2 s \(2 bytes came\)$/,
    ],
  ])('%s', async (_name, deviation, kind, said) => {
    const { backend, report, call, lines } = await checked(serveReads({ regions: deviation }), {
      timeoutMs: kind === 'timeout' ? 2_000 : deadlineMs,
    });
    const verdict = ['', 'not-json'].includes(kind) ? 'does not fit' : 'failed';
    expect(call('regions')).toMatchObject({ verdict, problem: kind === '' ? null : { kind } });
    expect(call('regions').ms).toBeLessThan(deadlineMs / 2);
    const [line, ...below] = lines('regions');
    expect(line).toMatch(new RegExp(`${verdict}$`));
    expect(below[0]).toMatch(said);
    // A response of another shape explains itself, without a line of advice.
    expect(below.length).toBe(kind === '' ? 1 : 2);
    expect(exitCodeOf(report, false)).toBe(1);
    expect(summaryOf(report)).toMatchObject({
      fit: readCount - 1,
      misfits: verdict === 'failed' ? 0 : 1,
    });
    expect(callText(call('regions')) + reportJson(backend, report, false)).not.toMatch(
      /Jane|jane|Jos/,
    );
  });

  it('that nobody serves, at once', async () => {
    const server = await serve(() => undefined);
    server.close();
    const { report, lines } = await checked(Promise.resolve(server));
    expect(lines('regions')).toEqual([
      expect.stringMatching(/^GET \/api\/regions +– N ms +– +failed$/),
      'the connection was refused',
      'Nothing listens there: is the server running, and are host and port right?',
    ]);
    expect(summaryOf(report)).toMatchObject({ requested: readCount, failed: readCount });
  });
});

describe('a whole backend', () => {
  const all = (change: (response: unknown) => unknown): Deviations =>
    Object.fromEntries(namesOf(reads).map((name) => [name, changed(change)]));
  const other = (_name: string, value: unknown) =>
    typeof value === 'string' && /^[a-z]+$/.test(value) ? `my-${value}` : value;

  it.each<[string, (response: unknown) => unknown]>([
    ['that sends {} and []', (response) => (Array.isArray(response) ? [] : {})],
    ['in snake case', snake],
    ['with words of its own', (response) => JSON.parse(JSON.stringify(response, other)) as unknown],
  ])('%s does not work', async (_name, change) => {
    const { report } = await checked(serveReads(all(change)));
    expect(outcomeOf(report)).toBe('does not work');
    expect(summaryOf(report).misfits).toBeGreaterThan(3);
  });
});

describe('the requests', () => {
  it('is what the app sends: the cookie and no body, each read once, in the order of the contract', async () => {
    const seen: string[] = [];
    const server = serve((req, res) => {
      const { cookie, 'content-type': type, 'sec-fetch-site': site } = req.headers;
      seen.push(
        `${req.method} ${req.url} ${cookie} ${type} ${site} ${req.headers['cache-control']}`,
      );
      sendJson(res, []);
    });
    await checked(server, { cookie: 'a=b; c=d', path: '/team/x/' });
    expect(seen).toEqual(
      Object.values(reads).map(
        ({ path }) => `GET /team/x${path} a=b; c=d undefined same-origin no-cache`,
      ),
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
    const due = Object.values(writes).map(({ method, path }) => `${method} ${path}`);
    const server = () =>
      serve(async (req, res) => {
        let body = '';
        for await (const part of req) body += String(part);
        const call = `${req.method} ${req.url}`;
        if (due.includes(call)) acts.push({ call, body, origin: req.headers.origin });
        sendJson(res, []);
      });
    await checked(server());
    expect(acts).toEqual([]);
    const { backend } = await checked(server(), { withWrites: true });
    expect(acts.map(({ call }) => call)).toEqual(due);
    const { origin } = backend.base;
    expect(acts.map((act) => act.origin)).toEqual(
      due.map((call) => (call.startsWith('POST') ? origin : undefined)),
    );
    const bodies = acts.map(({ body }) => body).filter((body) => body !== '');
    expect(bodies).toHaveLength(
      Object.values(writeCalls).filter((call) => 'sample' in call).length,
    );
    for (const body of bodies) expect(body).toMatch(/CONTRACT CHECK|contract-check|555-01/);
  });
});

describe('a refused write', () => {
  const path = (req: IncomingMessage) => `${req.method} ${req.url} at ${Date.now()}`;
  const isReview = (req: IncomingMessage) => req.url === writes.reviewAlert.path;
  /** The verdict and what is printed of it, for a server whose reads work. */
  const refused = async (name: WriteName, respond: (req: IncomingMessage) => [number, string]) => {
    const server = serve((req, res) => {
      const [status, text] = respond(req);
      if (req.method === 'GET') sendJson(res, []);
      else res.writeHead(status).end(text);
    });
    const { report } = await checked(server, { withWrites: true });
    const call = report.calls.find((each) => each.call === name);
    return `${call?.verdict}: ${call?.problem?.todo ?? call?.findings[0]?.what}`;
  };

  it.each<[string, (req: IncomingMessage) => [number, string], RegExp]>([
    [
      'as another one than a path that does not exist',
      (req) => [404, isReview(req) ? 'no such alert' : 'not found'],
      /^fits: refused with status 404, as it may/,
    ],
    [
      'where the path does not exist',
      (req) => [404, `Cannot find ${path(req)}`],
      /^failed: There is no such path/,
    ],
    [
      'with the words for any path',
      () => [404, 'not found'],
      /^not checked: refused with status 404, word for word/,
    ],
    ['as a conflict', () => [409, 'no'], /^fits: refused with status 409, as it may/],
    ['as a bad request', () => [400, 'no'], /^not checked: .*, or since it expects other fields$/],
    [
      'as forged',
      () => [403, 'no'],
      /^failed: Reads have worked .* Origin http:.* Sec-Fetch-Site same-origin, and to ask for no token/,
    ],
  ])('%s', async (_name, respond, said) => {
    expect(await refused('reviewAlert', respond)).toMatch(said);
  });

  it.each<[WriteName, number, RegExp]>([
    ['triggerAll', 404, /^failed: There is no such path/],
    ['triggerAll', 415, /^failed: The app sends this POST without a body and without a content/],
    ['analyzePhone', 415, /^failed: See docs\/api\.md/],
  ])('%s with %i', async (name, status, said) => {
    expect(await refused(name, () => [status, 'no'])).toMatch(said);
  });
});

it.each<[text: string, what: string | null]>([
  ['The session has ended.', null],
  ['{"title":"Conflict","detail":"The alert was decided by Ana."}', null],
  ['{"message":"No such alert."}', null],
  ['"No such alert."', null],
  ['', 'empty'],
  ['ERR_17', 'a code'],
  ['{"message":""}', 'empty'],
  ['{"error":{"code":7}}', 'JSON without a detail or a message'],
  ['<h1>Bad gateway</h1>', 'a web page'],
  ['TypeError: x is no function\n    at run (app.js:1:2)', 'a stack trace'],
  ['Traceback (most recent call last):\n  File "app.py", line 3', 'a stack trace'],
  ['It failed for a long reason. '.repeat(12), 'long'],
])('the text of an error is a sentence, or a note says what it is: %j', (text, what) => {
  expect(noSentenceIn({ text, headers: new Headers() })).toBe(what);
});

it.each<[ReadName, ms: number, said: string | null]>([
  ['alerts', 5_000, null],
  ['alerts', 5_100, 'slow, 5.1 s, requested every 10 s: figures are old when they come'],
  ['insights', 29_000, null],
  ['monthly', 29_000, null],
])('a response is slow over half of its interval: %s after %i ms', (name, ms, said) => {
  expect(slowNotes(reads[name], ms).map(({ what }) => what)).toEqual(said === null ? [] : [said]);
});

describe('hints', () => {
  const hintsOf = async (headers: Record<string, string>, deviations: Deviations = {}) => {
    const server = serveReads(deviations, headers);
    return (await checked(server, { designated: parseDesignated('Ana Torres') })).report.hints;
  };

  it.each<[Record<string, string>, RegExp]>([
    [{ 'Set-Cookie': 's=1; SameSite=None' }, /^Cookie s has SameSite=None without Secure/],
    [{ 'Set-Cookie': 's=1; Path=/app' }, /^Cookie s has a Path that does not cover/],
    [{ Age: '12' }, /^Cache: .*Age header/],
    [{ Date: new Date(Date.now() - 3_600_000).toUTCString() }, /^Clock: .* is 6\d min behind/],
  ])('tell of %j', async (headers, hint) => {
    const hints = await hintsOf(headers);
    expect(hints[0]).toMatch(hint);
    expect(hints.filter((each) => !each.startsWith('The server sets cookies'))).toHaveLength(1);
  });

  it('tell of names that are not configured, of large responses, and of a session that ends somewhere', async () => {
    const deviations = {
      telemarketers: changed((rows: Row[]) => rows.map((row) => ({ ...row, name: 'Nobody' }))),
      insights: changed((rows: Row[]) => ({ insights: rows, more: 'x'.repeat(300_000) })),
      alerts: bytes('', 401),
    };
    expect(await hintsOf({}, deviations)).toEqual([
      expect.stringMatching(/^Some calls respond with 401/),
      expect.stringMatching(/^Size: responses of up to 302\.\d kB are not compressed/),
      expect.stringMatching(/^Names: 0 of the 1 designated/),
    ]);
  });
});
