import type { ApiErrorKind } from '../../../src/api/api-error.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import { isFields } from '../../../src/api/shape.ts';
import { addressOf, bytesText, type Backend, type Exchange } from './exchange.ts';

/** The reason why a response is unusable, and what to do about it. Nothing of the response is quoted. */
export interface Problem {
  readonly kind: ApiErrorKind;
  readonly said: string;
  readonly todo: string;
}

interface Context {
  readonly backend: Backend;
  readonly timeoutMs: number;
  readonly call: Pick<Call | Write, 'method'>;
  /** The value as sent; undefined for no body. */
  readonly payload: unknown;
  /** Some call before this one had a good response: the session is known. */
  readonly hasRead: boolean;
}

/** Null when the app can use the response, or only its shape is wrong. */
export function problemOf(exchange: Exchange, context: Context): Problem | null {
  const { error: kind, status, bytes } = exchange;
  if (kind === null || kind === 'shape') return null;
  const as = ([said, todo]: Words): Problem => ({ kind, said, todo });
  if (kind === 'http')
    return as([
      `refused with status ${status} (${bytesText(bytes)} of text)`,
      afterRefusal(status ?? 0, context),
    ]);
  if (kind === 'redirect') return as(redirected(exchange, context.backend));
  if (kind === 'network') return as(broken(exchange));
  if (kind === 'not-json') return as(notJson(exchange));
  const within = `within ${context.timeoutMs / 1_000} s`;
  return as([
    status === null
      ? `no response ${within}`
      : `status ${status}, but no whole response ${within} (${bytesText(bytes)} came)`,
    'The app gives up after 30 s and shows the card as failed. Look for what the call waits for.',
  ]);
}

type Words = readonly [said: string, todo: string];

const hungUp = 'The server, or a proxy before it, hung up: its log tells why.';

const connections: Readonly<Record<string, Words>> = {
  ECONNREFUSED: [
    'the connection was refused',
    'Nothing listens there: is the server running, and are host and port right?',
  ],
  ENOTFOUND: [
    'the host is not known',
    'Is the name spelled right, and does this machine see it (VPN)?',
  ],
  UND_ERR_CONNECT_TIMEOUT: [
    'no connection came about',
    'A firewall may drop it: can this machine reach host and port?',
  ],
  ECONNRESET: ['the connection was reset before a response came', hungUp],
};

function broken({ broke, status, headers, bytes }: Exchange): Words {
  const name = broke ?? 'unknown';
  if (status !== null) {
    const announced = headers.get('content-length');
    const total = announced === null ? '' : ` of ${bytesText(Number(announced))}`;
    return [
      `the response was cut off after ${bytesText(bytes)}${total}`,
      'The connection broke in the middle: a crash, or a limit of a proxy on size or time.',
    ];
  }
  if (/CERT|SELF_SIGNED|SIGNATURE|TLS/.test(name))
    return [
      'the certificate is not trusted',
      'Browsers refuse it too. For a test system with its own authority: NODE_EXTRA_CA_CERTS=file.pem',
    ];
  return connections[name] ?? [`the connection broke before a response came (${name})`, hungUp];
}

function redirected({ path, status, headers }: Exchange, backend: Backend): Words {
  const requested = addressOf(backend.base, path);
  const location = headers.get('location') ?? '';
  const said = (where: string) => `redirected (status ${status}) ${where}`;
  const noRedirect = 'The app follows no redirect: the path itself has to respond.';
  if (location === '' || !URL.canParse(location, requested))
    return [said('to nowhere'), noRedirect];
  const target = new URL(location, requested);
  if (target.host === requested.host && target.pathname === `${requested.pathname}/`)
    return [said('to the same path with a slash at its end'), noRedirect];
  if (target.hostname === requested.hostname && target.protocol !== requested.protocol)
    return [
      said(`from ${requested.protocol} to ${target.protocol}`),
      `Check ${target.origin} instead.`,
    ];
  const isOwn = target.origin === requested.origin;
  return [said(isOwn ? 'to another path' : `to another origin, ${target.origin}`), signIn(backend)];
}

function signIn({ cookie }: Backend): string {
  return cookie === ''
    ? "Sign-in may be needed: take the session cookie from a signed-in browser and pass it with --cookie 'name=value'."
    : 'The cookie did not help: it may have expired, or belong to another host or path.';
}

function afterRefusal(status: number, { backend, call, payload, hasRead }: Context): string {
  const isPost = call.method === 'POST';
  if (isPost && hasRead && [401, 403, 419].includes(status))
    return `Reads have worked with the same session, so it may lack the right to do this, or a protection against forged requests refuses it: it has to accept Origin ${backend.base.origin} and Sec-Fetch-Site same-origin, and to ask for no token, since the app sends none.`;
  if (status === 403 && hasRead)
    return 'Other calls have worked with the same session: it may lack the right to read this.';
  if (status === 401 || status === 403) return signIn(backend);
  if (isPost && payload === undefined && [400, 411, 415].includes(status))
    return 'The app sends this POST without a body and without a content type: the server has to accept that.';
  if (status === 404)
    return 'There is no such path. The app requests /api/… at the root of its own origin; a prefix may be part of the URL given here.';
  if (status === 405) return 'The path is there, but not for this method: see docs/api.md.';
  if (status === 429)
    return 'Too many requests for the server: docs/backend.md tells how often the app requests.';
  return status >= 500 ? "The server's own log tells why." : 'See docs/api.md for what is sent.';
}

function notJson({ text, bytes, headers }: Exchange): Words {
  if (bytes === 0) return ['the response is empty', 'An empty list is [], an empty object is {}.'];
  if (text === null) return ['the response is not UTF-8', 'JSON is sent in UTF-8 (RFC 8259).'];
  const start = text.trimStart();
  if (start.startsWith('<') || /html/i.test(headers.get('content-type') ?? ''))
    return [
      'the response is a web page',
      'Either a sign-in page, or /api is not sent to the backend and the fallback page of the app responds.',
    ];
  if (/[:,[]\s*-?(?:NaN|Infinity)\b/.test(text))
    return [
      'the response holds NaN or Infinity, which JSON does not have',
      'Send null for a number that there is not.',
    ];
  if (/^[[{]/.test(start) && !/[\]}]\s*$/.test(text))
    return [
      `the JSON ends in the middle, after ${bytesText(bytes)}`,
      'The response was cut on its way, or the server stopped writing it.',
    ];
  return ['the response is not JSON', 'Every response is JSON, errors apart.'];
}

/** What the text of an error is, where it is no sentence that people can read on the screen; null for a sentence. */
export function noSentenceIn({ text, headers }: Pick<Exchange, 'text' | 'headers'>): string | null {
  const sent = (text ?? '').trim();
  const json: unknown = /^[[{"]/.test(sent) ? parsed(sent) : undefined;
  // Of problem details, their sentence is shown.
  const named = isFields(json) ? (json['detail'] ?? json['message']) : json;
  const line = typeof named === 'string' ? named.trim() : json === undefined ? sent : null;
  if (line === null) return 'JSON without a detail or a message';
  if (line === '') return 'empty';
  if (line.startsWith('<') || /html/i.test(headers.get('content-type') ?? '')) return 'a web page';
  if (/^\s+(?:at |File ")|Traceback|Exception in thread/m.test(line)) return 'a stack trace';
  if (line.length > 200 || line.split('\n').length > 3) return 'long';
  return /\p{L}\s+\p{L}/u.test(line) ? null : 'a code';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
