import type { ApiErrorKind } from '../../../src/api/api-error.ts';
import type { Call, Write } from '../../../src/api/call.ts';
import { addressOf, bytesText, type Backend, type Exchange } from './exchange.ts';

/** The reason why a response is unusable, and what to do about it. Nothing of the response is quoted. */
export interface Problem extends Words {
  readonly kind: ApiErrorKind;
}

interface Words {
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
  const { error } = exchange;
  if (error === null || error === 'shape') return null;
  return { kind: error, ...inWords[error](exchange, context) };
}

const inWords: Readonly<
  Record<Exclude<ApiErrorKind, 'shape'>, (exchange: Exchange, context: Context) => Words>
> = {
  timeout: ({ status, bytes }, { timeoutMs }) => ({
    said:
      status === null
        ? `no response within ${timeoutMs / 1_000} s`
        : `status ${status}, but no whole response within ${timeoutMs / 1_000} s (${bytesText(bytes)} came)`,
    todo: 'The app gives up after 30 s and shows the card as failed. Look for what the call waits for.',
  }),
  network: broken,
  redirect: redirected,
  http: ({ status, bytes }, context) => ({
    said: `refused with status ${status} (${bytesText(bytes)} of text)`,
    todo: afterRefusal(status ?? 0, context),
  }),
  'not-json': notJson,
};

const hungUp = 'The server, or a proxy before it, hung up: its log tells why.';

const connections: Readonly<Record<string, Words>> = {
  ECONNREFUSED: {
    said: 'the connection was refused',
    todo: 'Nothing listens there: is the server running, and are host and port right?',
  },
  ENOTFOUND: {
    said: 'the host is not known',
    todo: 'Is the name spelled right, and does this machine see it (VPN)?',
  },
  UND_ERR_CONNECT_TIMEOUT: {
    said: 'no connection came about',
    todo: 'A firewall may drop it: can this machine reach host and port?',
  },
  ECONNRESET: { said: 'the connection was reset before a response came', todo: hungUp },
};

function broken({ broke, status, headers, bytes }: Exchange): Words {
  const name = broke ?? 'unknown';
  if (status !== null) {
    const announced = headers.get('content-length');
    const total = announced === null ? '' : ` of ${bytesText(Number(announced))}`;
    return {
      said: `the response was cut off after ${bytesText(bytes)}${total}`,
      todo: 'The connection broke in the middle: a crash, or a limit of a proxy on size or time.',
    };
  }
  if (/CERT|SELF_SIGNED|SIGNATURE|TLS/.test(name))
    return {
      said: 'the certificate is not trusted',
      todo: 'Browsers refuse it too. For a test system with its own authority: NODE_EXTRA_CA_CERTS=file.pem',
    };
  const otherwise = { said: `the connection broke before a response came (${name})`, todo: hungUp };
  return connections[name] ?? otherwise;
}

function redirected({ path, status, headers }: Exchange, { backend }: Context): Words {
  const requested = addressOf(backend.base, path);
  const location = headers.get('location');
  const isTold = location !== null && URL.canParse(location, requested);
  const target = isTold ? new URL(location, requested) : null;
  const redirect = (where: string, todo: string) => ({
    said: `redirected (status ${status}) ${where}`,
    todo,
  });
  const noRedirect = 'The app follows no redirect: the path itself has to respond.';
  if (target === null) return redirect('to nowhere', noRedirect);
  if (target.host === requested.host && target.pathname === `${requested.pathname}/`)
    return redirect('to the same path with a slash at its end', noRedirect);
  if (target.hostname === requested.hostname && target.protocol !== requested.protocol)
    return redirect(
      `from ${requested.protocol} to ${target.protocol}`,
      `Check ${target.origin} instead.`,
    );
  const isOwn = target.origin === requested.origin;
  const where = isOwn ? 'to another path' : `to another origin, ${target.origin}`;
  return redirect(where, signIn(backend));
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
  if (bytes === 0)
    return { said: 'the response is empty', todo: 'An empty list is [], an empty object is {}.' };
  if (text === null)
    return { said: 'the response is not UTF-8', todo: 'JSON is sent in UTF-8 (RFC 8259).' };
  const start = text.trimStart();
  if (start.startsWith('<') || /html/i.test(headers.get('content-type') ?? ''))
    return {
      said: 'the response is a web page',
      todo: 'Either a sign-in page, or /api is not sent to the backend and the fallback page of the app responds.',
    };
  if (/[:,[]\s*-?(?:NaN|Infinity)\b/.test(text))
    return {
      said: 'the response holds NaN or Infinity, which JSON does not have',
      todo: 'Send null for a number that there is not.',
    };
  if (/^[[{]/.test(start) && !/[\]}]\s*$/.test(text))
    return {
      said: `the JSON ends in the middle, after ${bytesText(bytes)}`,
      todo: 'The response was cut on its way, or the server stopped writing it.',
    };
  return { said: 'the response is not JSON', todo: 'Every response is JSON, errors apart.' };
}
