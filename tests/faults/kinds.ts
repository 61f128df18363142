import { gzipSync } from 'node:zlib';
import { hostileNames, hostileTexts } from '../../mocks/hostile-texts.ts';
import type { Responder } from '../browser/site.ts';
import { hostileDates, hostileTokens } from '../hostile-values.ts';
import { fail, type Fault } from '../../tools/wire.mjs';

/**
 * `fails`: no valid response, so a card without data shows the failure and one with data becomes stale. `reads`: an odd
 * response that fits, and the card shows its readable part. `odd`: either, depending on the response.
 */
type Outcome = 'fails' | 'reads' | 'odd';

/** One way in which every response of a struck call goes wrong. */
export interface Kind {
  /** Its row in the fault matrix. */
  readonly row: number;
  readonly name: string;
  readonly outcome: Outcome;
  readonly response: Responder;
  /** The request stays open until the deadline (C18). */
  readonly isEndless?: boolean;
}

type Sent = readonly [status: number, type: string, body: string, headers?: Record<string, string>];

const json = 'application/json';

function fixed(row: number, name: string, sent: Sent, outcome: Outcome = 'fails'): Kind {
  const [status, type, body, headers] = sent;
  return {
    row,
    name,
    outcome,
    response: (response) =>
      response.writeHead(status, { 'content-type': type, ...headers }).end(body),
  };
}

function wire(row: number, fault: Fault): Kind {
  return {
    row,
    name: fault,
    outcome: 'fails',
    ...(fault === 'hang' && { isEndless: true }),
    response: (response, message, _real, keepOpen) => {
      if (fault === 'hang') keepOpen();
      fail(fault, message, response);
    },
  };
}

/** The true response, changed: `change` gets it as text. */
function twisted(
  row: number,
  name: string,
  change: (body: string) => string,
  outcome: Outcome = 'reads',
): Kind {
  return {
    row,
    name,
    outcome,
    response: async (response, _message, real) =>
      response.writeHead(200, { 'content-type': json }).end(change(await real())),
  };
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

function mapped(
  change: (value: Json, key: string, at: number) => Json | undefined,
): (body: string) => string {
  return (body) => {
    let at = 0;
    const walk = (value: Json, key: string): Json => {
      const changed = change(value, key, (at += 1));
      if (changed !== undefined) return changed;
      if (Array.isArray(value)) return value.map((entry) => walk(entry, key));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, of]) => [name, walk(of, name)]));
    };
    return JSON.stringify(walk(JSON.parse(body) as Json, ''));
  };
}

/** Every number becomes this, as JSON spells it. */
const numbers = (spelling: (value: number) => string) => (body: string) =>
  mapped((value) => (typeof value === 'number' ? `#${spelling(value)}#` : undefined))(
    body,
  ).replaceAll(/"#(.*?)#"/g, '$1');

/** Every list of rows, changed. */
const rows = (change: (list: Json[]) => Json[]) =>
  mapped((value) =>
    Array.isArray(value) && value.some((entry) => typeof entry === 'object')
      ? change(value)
      : undefined,
  );

const isDate = (text: string) => /^\d{4}-\d\d/.test(text) || /^\d{1,2}:\d\d/.test(text);
const isName = (key: string) =>
  /name|agent|rep$|customer|region|telemarketer|state$|color/i.test(key);
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;

const textsForLists = mapped((value) => (Array.isArray(value) ? 'none' : undefined));
const oneBadRow = rows((list) => [7, ...list.slice(1)]);
const oneGoodRow = rows((list) => list.map((entry, at) => (at ? null : entry)));
const textsForNumbers = mapped((value) => (typeof value === 'number' ? String(value) : undefined));
const noNumbers = numbers(() => 'null');
const negative = numbers((value) => String(-Math.abs(value) - 1));
const boundless = numbers((value) => (value % 2 ? '1e999' : '1e21'));
const thousands = rows((list) => Array.from({ length: 1_000 }, (_, at) => pick(list, at)));
const twice = rows((list) => [...list, ...list]);
const turnedRound = rows((list) => list.toReversed());

/** Every kind of response (S7, A1 to A19). */
export const kinds: readonly Kind[] = [
  wire(1, '500'),
  wire(1, '503'),
  fixed(2, '500 with markup, 10 kB', [
    500,
    json,
    JSON.stringify({ error: `<script>globalThis.__xss=1</script>${'<b>x</b>'.repeat(1_250)}` }),
  ]),
  wire(3, '502 page'),
  fixed(4, '422, empty', [422, 'text/plain', '']),
  fixed(5, '401', [401, json, '{"error":"sign in"}']),
  fixed(5, '403 page', [403, 'text/html', '<h1>Forbidden</h1>']),
  wire(6, '404'),
  wire(7, 'sign-in page'),
  wire(8, 'sign-in redirect'),
  fixed(8, 'redirect elsewhere', [302, 'text/html', '', { location: 'http://signin.invalid/' }]),
  twisted(9, 'half of the JSON', (body) => body.slice(0, body.length / 2), 'fails'),
  wire(10, 'cut'),
  {
    row: 11,
    name: 'cut without a length',
    outcome: 'fails',
    response: async (response, _message, real) => {
      const body = await real();
      response.writeHead(200, { 'content-type': json, connection: 'close' });
      response.end(body.slice(0, -2));
    },
  },
  {
    row: 11,
    name: 'cut gzip',
    outcome: 'fails',
    response: async (response, _message, real) => {
      const body = gzipSync(await real());
      response.writeHead(200, { 'content-type': json, 'content-encoding': 'gzip' });
      response.end(body.subarray(0, body.length - 12));
    },
  },
  fixed(12, '204', [204, json, '']),
  fixed(12, '200, empty', [200, json, '']),
  fixed(13, 'null', [200, json, 'null']),
  fixed(13, 'a number', [200, json, '42']),
  fixed(13, 'a text', [200, json, '"maintenance"']),
  fixed(13, 'an empty object', [200, json, '{}'], 'odd'),
  fixed(13, 'an empty list', [200, json, '[]'], 'odd'),
  twisted(14, 'lists that are texts', textsForLists, 'odd'),
  twisted(15, 'one bad row', oneBadRow),
  twisted(15, 'all rows bad but one', oneGoodRow),
  twisted(16, 'numbers as texts', textsForNumbers),
  twisted(16, 'no numbers', noNumbers),
  twisted(16, 'numbers below nothing', negative),
  twisted(16, 'numbers beyond all bounds', boundless),
  twisted(
    17,
    'dates that are none',
    mapped((value, _key, at) =>
      typeof value === 'string' && isDate(value) ? pick(hostileDates, at) : undefined,
    ),
  ),
  twisted(18, 'a text of 1 MB', (body) =>
    body.replace(/(?<=: ?")[A-Z][a-z ]+(?=")/, 'W'.repeat(1e6)),
  ),
  twisted(18, '20,000 levels deep', (body) =>
    body.replace('{', `{"deep":${'['.repeat(20_000)}${']'.repeat(20_000)},`),
  ),
  twisted(18, 'rows by the thousand', thousands),
  twisted(
    19,
    'names that are keys',
    mapped((value, key, at) =>
      typeof value === 'string' && isName(key) ? pick(hostileNames, at) : undefined,
    ),
  ),
  twisted(20, 'every row twice', twice),
  twisted(20, 'rows the other way round', turnedRound),
  twisted(
    21,
    'hostile texts',
    mapped((value, key, at) =>
      typeof value === 'string' && !/status|decision|^key$|region/.test(key)
        ? pick(hostileTexts, at)
        : undefined,
    ),
  ),
  twisted(
    22,
    'tokens that are none',
    mapped((value, key, at) =>
      typeof value === 'string' && /color|icon|status|type|key|level|priority/i.test(key)
        ? pick(hostileTokens, at)
        : undefined,
    ),
    'odd',
  ),
  wire(24, 'hang'),
  {
    row: 25,
    name: 'a body that stalls',
    outcome: 'fails',
    isEndless: true,
    response: (response, _message, _real, keepOpen) => {
      keepOpen();
      response.writeHead(200, { 'content-type': json }).write('{"total":');
    },
  },
  wire(27, 'reset'),
  wire(27, 'drop'),
  fixed(30, '429, Retry-After 10^15', [429, json, '{}', { 'retry-after': '1000000000000000' }]),
  fixed(30, '503, Retry-After soon', [503, json, '{}', { 'retry-after': 'soon' }]),
];
