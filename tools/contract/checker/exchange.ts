import { ApiError, type ApiErrorKind } from '../../../src/api/api-error.ts';
import { deadlineMs, send, withExactIntegers } from '../../../src/api/client.ts';
import type { Call, Write } from '../../../src/api/call.ts';

export interface Backend {
  /** The address, which may have a path before '/api'. */
  readonly base: URL;
  /** The Cookie header: 'a=b; c=d'; '' for none. */
  readonly cookie: string;
}

export interface Exchange {
  readonly path: string;
  readonly ms: number;
  /** Null without any response. */
  readonly status: number | null;
  readonly headers: Headers;
  readonly bytes: number;
  /** The body; null when it is not UTF-8. */
  readonly text: string | null;
  /** The body as JSON; undefined when it is none. */
  readonly json: unknown;
  /** Node's error name for a failed connection, else null. */
  readonly broke: string | null;
  /** The reason why the app can't use the response; null when it can. */
  readonly error: ApiErrorKind | null;
}

export interface SendOptions {
  readonly payload?: unknown;
  readonly timeoutMs: number;
  readonly onHeaders: (headers: Headers) => void;
}

/** Sends one call once, by the app's own client. */
export async function sendOnce(
  backend: Backend,
  { method, path, response }: Call | Write,
  { payload, timeoutMs, onHeaders }: SendOptions,
): Promise<Exchange> {
  // No time is longer than the client's own deadline.
  const hurry = timeoutMs < deadlineMs ? AbortSignal.timeout(timeoutMs) : undefined;
  const network = globalThis.fetch;
  const trip = tripTo(backend, network);
  globalThis.fetch = trip.fetch;
  let error: ApiErrorKind | null = null;
  try {
    await send({ method, path, response, payload, signal: hurry, onHeaders });
  } catch (thrown) {
    if (thrown instanceof ApiError) error = thrown.kind;
    else if (hurry?.aborted) error = 'timeout';
    else throw thrown;
  } finally {
    globalThis.fetch = network;
  }
  return { path, error, ...trip.came() };
}

/**
 * A `fetch` that acts as the browser of the app's client: it makes backend addresses of paths, sends the cookie and
 * records the response. Redirects are not followed, so that the cookie goes to no other origin.
 */
function tripTo({ base, cookie }: Backend, network: typeof fetch) {
  const began = performance.now();
  let ms: number | null = null;
  let broke: string | null = null;
  let response: Response | null = null;
  // Recorded one by one, so that the parts before a broken connection are known.
  const parts: Uint8Array[] = [];
  const body = () => new Uint8Array(Buffer.concat(parts));

  return {
    async fetch(path: unknown, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookie !== '') headers.set('Cookie', cookie);
      // As a browser does; servers check them against forged requests.
      headers.set('Sec-Fetch-Site', 'same-origin');
      if (init.method !== 'GET') headers.set('Origin', base.origin);
      try {
        const url = addressOf(base, String(path));
        response = await network(url, { ...init, redirect: 'manual', headers });
        for await (const part of response.body ?? []) parts.push(part);
      } catch (error) {
        broke = causeOf(error);
        throw error;
      } finally {
        ms = performance.now() - began;
      }
      const { status, statusText } = response;
      const isEmpty = [204, 205, 304].includes(status);
      const again = { status, statusText, headers: response.headers };
      return new Response(isEmpty ? null : body(), again);
    },
    came: () => ({
      ms: ms ?? performance.now() - began,
      status: response?.status ?? null,
      headers: response?.headers ?? new Headers(),
      bytes: body().length,
      ...readFrom(body()),
      broke,
    }),
  };
}

/** '/api/regions' under 'https://host/team' is 'https://host/team/api/regions'. */
export function addressOf(base: URL, path: string): URL {
  return new URL(base.pathname.replace(/\/+$/, '') + path, base.origin);
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
  const names = [cause?.code, cause?.name, (error as Error).name];
  return names.find((name) => typeof name === 'string' && name !== '') as string;
}

function readFrom(body: Uint8Array): Pick<Exchange, 'text' | 'json'> {
  let text: string | null = null;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
    return { text, json: JSON.parse(withExactIntegers(text)) };
  } catch {
    return { text, json: undefined };
  }
}

const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '31 bytes', '14.1 kB', '2.3 MB'. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000 ? `${one.format(bytes / 1_000)} kB` : `${one.format(bytes / 1e6)} MB`;
}
