import { reads } from '../../../src/api/contract.ts';
import {
  clockDifference,
  clockDifferenceText,
  isClockOff,
} from '../../../src/domain/time/server-time.ts';
import { onlyDesignated } from '../../../src/domain/people/telemarketer.ts';
import { readBy } from './reader.ts';
import type { Exchange } from './exchange.ts';
import type { Backend } from './browser.ts';
import { bytesText } from './sizes.ts';

export interface Observed {
  readonly path: string;
  readonly exchange: Exchange;
}

interface Known {
  readonly backend: Backend;
  /** How many ms the server was ahead in each response. */
  readonly differences: readonly number[];
  /** The configured names (rulings B1). */
  readonly designated: readonly string[];
}

const largeBytes = 200_000;

/** What the responses together tell that is no matter of one call: cookies, CORS, clocks, caches, names. */
export function hintsOf(observed: readonly Observed[], known: Known): readonly string[] {
  const trips = observed
    .map(({ exchange }) => exchange.trip)
    .filter(({ status }) => status !== null);
  const any = (name: string, is: (value: string) => boolean) =>
    trips.some(({ headers }) => is(headers.get(name) ?? ''));
  const hints: string[] = [];
  const { backend, differences } = known;

  if (any('access-control-allow-origin', (origin) => origin === '*'))
    hints.push(
      'CORS: Access-Control-Allow-Origin is *. A browser refuses that together with cookies, which the app always sends. Served from one origin, no CORS header is needed at all.',
    );
  hints.push(
    ...cookieHints(
      trips.flatMap(({ headers }) => headers.getSetCookie()),
      backend,
    ),
  );
  const statuses = new Set(trips.map(({ status }) => status));
  if (statuses.has(401) && statuses.has(200))
    hints.push(
      'Some calls respond with 401 and others do not: the session may not reach every path.',
    );
  const clock = clockDifference(differences);
  if (trips.length > 0 && clock === null)
    hints.push(
      'Clock: no response has a Date header, so that the app cannot notice a wrong clock.',
    );
  else if (isClockOff(clock))
    hints.push(
      `Clock: ${clockDifferenceText(clock)} of this machine. The app says so to everybody.`,
    );
  if (any('age', (age) => Number(age) > 0))
    hints.push(
      'Cache: responses come out of a cache on the way (Age header). /api is not to be cached.',
    );
  const large = trips.filter(
    ({ body, headers }) => body.length > largeBytes && !headers.has('content-encoding'),
  );
  if (large.length > 0) {
    const most = Math.max(...large.map(({ body }) => body.length));
    hints.push(
      `Size: responses of up to ${bytesText(most)} are not compressed; gzip is worth its while.`,
    );
  }
  const nameless = designatedHint(observed, known.designated);
  return nameless === null ? hints : [...hints, nameless];
}

/** Cookies that the server sets and that the browser of a person would not send back. */
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

/** The one setting that a first day needs: without it two cards stay empty. */
function designatedHint(
  observed: readonly Observed[],
  designated: readonly string[],
): string | null {
  const response = observed.find(({ path }) => path === reads.telemarketers.path)?.exchange;
  const sent = response?.error === null ? readBy(reads.telemarketers, response.json) : null;
  if (sent === null || designated.length === 0) return null;
  const found = onlyDesignated(sent.rows, designated).length;
  if (found === designated.length) return null;
  return `Names: ${found} of the ${designated.length} designated telemarketers are in /api/telemarketers. Only those are shown: set VITE_DESIGNATED_TELEMARKETERS.`;
}
