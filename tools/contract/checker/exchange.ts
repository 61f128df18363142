import { ApiError, type ApiErrorKind } from '../../../src/api/api-error.ts';
import { deadlineMs, send } from '../../../src/api/client.ts';
import type { Read, Write } from '../../../src/api/contract.ts';

export interface Backend {
  /** Its address, which may have a path before '/api'. */
  readonly base: URL;
  /** As the header says it: 'a=b; c=d'; '' for none. */
  readonly cookie: string;
}

export interface Exchange {
  readonly path: string;
  readonly ms: number;
  /** null: not a byte of a response came. */
  readonly status: number | null;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Why the connection failed, by the name that Node gives it; null: it did not. */
  readonly broke: string | null;
  /** Why the app cannot use the response; null: it can. */
  readonly error: ApiErrorKind | null;
  /** The response as JSON; undefined where it is none, or where there was none. */
  readonly json: unknown;
}

interface SendOptions {
  readonly payload?: unknown;
  readonly timeoutMs: number;
  readonly onHeaders: (headers: Headers) => void;
}

/** Sends one call by the app's own client, once, and tells what the client makes of it. */
export async function sendOnce(
  backend: Backend,
  call: Read | Write,
  { payload, timeoutMs, onHeaders }: SendOptions,
): Promise<Exchange> {
  // The client's own deadline is the longest there is.
  const hurry = timeoutMs < deadlineMs ? AbortSignal.timeout(timeoutMs) : undefined;
  const { method, path, response } = call;
  const trip = tripTo(backend);
  const network = globalThis.fetch;
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
  const came = trip.came();
  return { ...came, path, error, json: jsonOf(came.body) };
}

/**
 * Plays the browser's part for the app's own client: turns its paths into addresses of the backend, sends the
 * cookie, and keeps what came. A redirect is not followed, so the cookie goes to no other origin.
 */
function tripTo({ base, cookie }: Backend) {
  const network = globalThis.fetch;
  const began = performance.now();
  let ms: number | null = null;
  let broke: string | null = null;
  let response: Response | null = null;
  // As they come, so that those before a break are known.
  const parts: Uint8Array[] = [];
  const body = () => new Uint8Array(Buffer.concat(parts));

  return {
    async fetch(path: unknown, init: RequestInit = {}): Promise<Response> {
      const headers = new Headers(init.headers);
      if (cookie !== '') headers.set('Cookie', cookie);
      // A browser tells it with all but a plain read, and servers look for it against forged requests.
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
      body: body(),
      broke,
    }),
  };
}

/** The address of a path of the contract: '/api/regions' under 'https://host/team' is 'https://host/team/api/regions'. */
export function addressOf(base: URL, path: string): URL {
  return new URL(base.pathname.replace(/\/+$/, '') + path, base.origin);
}

function causeOf(error: unknown): string {
  const { cause } = error as { cause?: { code?: unknown; name?: unknown } };
  for (const name of [cause?.code, cause?.name, (error as Error).name])
    if (typeof name === 'string' && name !== '') return name;
  return 'unknown';
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

const one = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** '31 bytes', '14.1 kB', '2.3 MB'. */
export function bytesText(bytes: number): string {
  if (bytes < 1_000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1_000_000 ? `${one.format(bytes / 1_000)} kB` : `${one.format(bytes / 1e6)} MB`;
}
