import { beforeAll, describe, expect, it } from 'vitest';
import { deadlineMs } from '../../src/api/client.ts';
import { reads } from '../../src/api/contract.ts';
import { exitCodeOf, namesOf, summaryOf } from './checker/check.ts';
import { callText, reportJson } from './checker/print.ts';
import {
  bytes,
  cut,
  goodResponse,
  hang,
  serve,
  serveReads,
  type Deviation,
  checked,
} from './servers.ts';

const html = { 'Content-Type': 'text/html' };
const words = { 'Content-Type': 'text/plain' };

/** Long enough for any response of the test's own server, once it has been made. */
const patienceMs = 2_000;
beforeAll(() => Promise.all(namesOf(reads).map(goodResponse)), 60_000);

describe('a server that the app cannot work with', () => {
  const page = '<!doctype html><title>Jane Doe</title>';

  it.each<[string, Deviation, string, string, RegExp]>([
    ['a web page', bytes(page, 200, html), 'does not fit', 'not-json', /web page/],
    ['a page that says it is JSON', bytes(page), 'does not fit', 'not-json', /web page/],
    [
      'null',
      bytes('null'),
      'does not fit',
      '',
      /^expected a list, or an object with regions; found null$/,
    ],
    [
      'an object',
      bytes('{"data":[]}'),
      'does not fit',
      '',
      /found an object with a list under another name$/,
    ],
    ['nothing', bytes(''), 'does not fit', 'not-json', /^the response is empty$/],
    [
      'half of the JSON',
      bytes('[{"key":"florida"},{"ke'),
      'does not fit',
      'not-json',
      /^the JSON ends in the middle, after 23 bytes$/,
    ],
    ['NaN', bytes('[{"totalEvents": NaN}]'), 'does not fit', 'not-json', /NaN or Infinity/],
    [
      'Latin-1',
      bytes(Buffer.from('["Jos\xe9"]', 'latin1')),
      'does not fit',
      'not-json',
      /not UTF-8/,
    ],
    ['words', bytes('Hello Jane'), 'does not fit', 'not-json', /^the response is not JSON$/],
    [
      '401',
      bytes('Jane Doe has no session', 401, words),
      'failed',
      'http',
      /^refused with status 401 \(23 bytes of text\)$/,
    ],
    ['404', bytes('none', 404, words), 'failed', 'http', /status 404/],
    ['503', bytes('Jane Doe broke it', 503, words), 'failed', 'http', /status 503/],
    [
      'a redirect to sign in',
      bytes('', 302, { Location: '/login?for=jane' }),
      'failed',
      'redirect',
      /^redirected \(status 302\) to another path$/,
    ],
    [
      'a redirect elsewhere',
      bytes('', 307, { Location: 'https://login.example/sso?for=jane' }),
      'failed',
      'redirect',
      /to another origin, https:\/\/login\.example$/,
    ],
    [
      'a slash too many',
      bytes('', 301, { Location: '/api/regions/' }),
      'failed',
      'redirect',
      /the same path with a slash at its end$/,
    ],
    [
      'a response cut off',
      cut,
      'failed',
      'network',
      /^the response was cut off after 100 bytes of \d+ bytes$/,
    ],
    [
      'a connection dropped',
      (_res, _good, req) => req.socket.destroy(),
      'failed',
      'network',
      /^the connection broke before a response came/,
    ],
    ['no response', hang, 'failed', 'timeout', /^no response within 2 s$/],
    [
      'half a response, then silence',
      (res) => void res.writeHead(200).write('[{'),
      'failed',
      'timeout',
      /^status 200, but no whole response within 2 s \(2 bytes came\)$/,
    ],
  ])('%s', async (_name, deviation, verdict, kind, said) => {
    const { backend, report, call, lines } = await checked(serveReads({ regions: deviation }), {
      timeoutMs: /timeout/.test(kind) ? patienceMs : deadlineMs,
    });
    expect(call('regions').verdict).toBe(verdict);
    expect(call('regions').problem?.kind ?? '').toBe(kind);
    expect(call('regions').ms).toBeLessThan(deadlineMs / 2);
    const [line, ...below] = lines('regions');
    expect(line).toMatch(new RegExp(`${verdict}$`));
    expect(below[0]).toMatch(said);
    // What to do about it stands beneath; a response of another shape explains itself.
    expect(below.length).toBe(kind === '' ? 1 : 2);
    expect(exitCodeOf(report)).toBe(1);
    expect(summaryOf(report)).toMatchObject({ fit: 19, misfits: verdict === 'failed' ? 0 : 1 });
    expect(callText(call('regions')) + reportJson(backend, report)).not.toMatch(/Jane|jane|Jos/);
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
    expect(summaryOf(report)).toMatchObject({ requested: 20, failed: 20 });
  });
});
