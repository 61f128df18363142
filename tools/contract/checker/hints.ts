import { reads } from '../../../src/calls/index.ts';
import { clockDifference, clockDifferenceText } from '../../../src/query/server-clock.ts';
import { onlyDesignated, type Person } from '../../../src/domain/people.ts';
import { type Backend, bytesText, type Exchange } from './exchange.ts';

interface Known {
  readonly backend: Backend;
  /** The ms that the server's clock was ahead, per response. */
  readonly differences: readonly number[];
  /** The configured names (rulings B1). */
  readonly designated: readonly Person[];
}

const largeBytes = 200_000;

/** Hints that concern several calls: cookies, CORS, clocks, caches, names. */
export function hintsOf(exchanges: readonly Exchange[], known: Known): readonly string[] {
  const came = exchanges.filter(({ status }) => status !== null);
  const any = (name: string, is: (value: string) => boolean) =>
    came.some(({ headers }) => is(headers.get(name) ?? ''));
  const statuses = new Set(came.map(({ status }) => status));
  const clock = clockDifference(known.differences);
  const clockText = clockDifferenceText(clock);
  const plain = came.filter(({ headers }) => !headers.has('content-encoding'));
  const largest = Math.max(0, ...plain.map(({ bytes }) => bytes));
  return [
    any('access-control-allow-origin', (origin) => origin === '*') &&
      'CORS: Access-Control-Allow-Origin is *. A browser refuses that together with cookies, which the app always sends. Served from one origin, no CORS header is needed at all.',
    ...cookieHints(
      came.flatMap(({ headers }) => headers.getSetCookie()),
      known.backend,
    ),
    statuses.has(401) &&
      statuses.has(200) &&
      'Some calls respond with 401 and others do not: the session may not reach every path.',
    came.length > 0 &&
      clock === null &&
      'Clock: no response has a Date header, so that the app cannot notice a wrong clock.',
    clockText !== '' && `Clock: ${clockText}.`,
    any('age', (age) => Number(age) > 0) &&
      'Cache: responses come out of a cache on the way (Age header). /api is not to be cached.',
    largest > largeBytes &&
      `Size: responses of up to ${bytesText(largest)} are not compressed; gzip is worth its while.`,
    designatedHint(exchanges, known.designated),
  ].filter((hint) => typeof hint === 'string');
}

/** Hints on cookies that a browser would not send back. */
function cookieHints(cookies: readonly string[], { base }: Backend): string[] {
  const hints = new Set<string>();
  for (const cookie of cookies) {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const lower = attributes.map((attribute) => attribute.toLowerCase());
    const name = pair.split('=')[0] ?? '';
    const isSecure = lower.includes('secure');
    if (isSecure && base.protocol === 'http:')
      hints.add(`Cookie ${name} is Secure: over http a browser keeps it on localhost only.`);
    if (lower.includes('samesite=none') && !isSecure)
      hints.add(`Cookie ${name} has SameSite=None without Secure: browsers refuse it.`);
    const path = lower.find((attribute) => attribute.startsWith('path='))?.slice(5) ?? '/';
    if (path !== '/' && !'/api/'.startsWith(path))
      hints.add(`Cookie ${name} has a Path that does not cover /api: it would not be sent.`);
  }
  if (cookies.length > 0)
    hints.add('The server sets cookies; the checker keeps none between calls, a browser would.');
  return [...hints];
}

/** The one necessary setting: without it two cards stay empty. */
function designatedHint(exchanges: readonly Exchange[], designated: readonly Person[]) {
  const { path, response } = reads.telemarketers;
  const sent = exchanges.find((exchange) => exchange.path === path);
  if (sent?.error !== null || designated.length === 0) return null;
  const found = onlyDesignated(response.read(sent.json).rows, designated).length;
  if (found === designated.length) return null;
  return `Names: ${found} of the ${designated.length} designated telemarketers are in ${path}. Only those are shown: set VITE_DESIGNATED_TELEMARKETERS.`;
}
