import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { decoded, getInit, isRedirect, type TextResponse } from './exchange.ts';
import { unlessAborted } from './unless-aborted.ts';

/** A request without a whole response after this long has failed (rulings C18), in ms. */
export const deadlineMs = 30_000;

export interface SentRequest {
  readonly response: Promise<Response>;
  readonly abort: () => void;
}

export interface ApiRequest<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: unknown;
  /** Without a schema the body is not read (rulings A7). */
  readonly response?: v.GenericSchema<unknown, T> | undefined;
  /** An abort by the caller is rethrown as it is: leaving a screen is no failure. */
  readonly signal?: AbortSignal | undefined;
  /** What a 401 means: an error, or an empty result (spec 7 and 9). */
  readonly on401?: 'error' | 'empty' | undefined;
  /** The last good response: a body that has not changed is not parsed again. */
  readonly previous?: ApiResponse<T> | null | undefined;
  /** Taken over in place of a request of its own. */
  readonly sent?: SentRequest | null | undefined;
  readonly onHeaders?: (headers: Headers) => void;
  /** A body that another tab got, read in place of a response. */
  readonly shared?: Blob | string | undefined;
  readonly isShared?: boolean;
  readonly reader?: BodyReader | null | undefined;
  /** Is given the bytes of each body that was read in the page. */
  readonly onBody?: (bytes: ArrayBuffer, data: unknown) => void;
}

/** The text of a body that the page does not hold; rejects when it is gone. */
export interface RemoteSource {
  readonly version: number;
  readonly text: () => Promise<string>;
}

/** The data of a response, and the body it was read from, as exports need it (rulings C20). */
export interface ApiResponse<T> {
  readonly data: T;
  readonly source: string | RemoteSource;
  readonly blob?: Blob | undefined;
}

/** Requests and reads a response outside the page (src/api/worker); null: it cannot, and the page has to. */
export type BodyReader = (
  request: ApiRequest<unknown>,
  signal: AbortSignal,
) => Promise<TextResponse | ApiResponse<unknown> | null>;

/**
 * Sends a request and reads its response (spec 7): credentials included, a JSON type only with a payload,
 * one deadline over headers and body. Null is a 401 with `on401: 'empty'`.
 * @throws ApiError on anything but a good response of the right shape.
 */
export async function send<T>(request: ApiRequest<T>): Promise<ApiResponse<T> | null> {
  const { method, path, sent, signal, previous, on401, reader } = request;
  const call = `${method} ${path}`;
  const deadline = new AbortController();
  const abort = () => deadline.abort();
  const timer = setTimeout(abort, deadlineMs);
  signal?.addEventListener('abort', abort);
  try {
    const remote = sent || !reader ? null : reader(request, deadline.signal);
    const read = remote && (await unlessAborted(remote, deadline.signal));
    if (read && 'data' in read) return read as ApiResponse<T>;
    const response: Exchanged = read ?? (await exchange(request, deadline.signal));
    const { body } = response;
    if (response.status === 401 && on401 === 'empty') return null;
    if (response.type === 'opaqueredirect' || isRedirect(response.status)) {
      // Browsers hide which redirect it was, and report 0.
      const message = response.status ? `${response.status}: Redirected` : 'Redirected';
      throw new ApiError('redirect', call, message, response.status);
    }
    if (!response.ok) {
      const message = `${response.status}: ${body || response.statusText}`;
      throw new ApiError('http', call, message, response.status);
    }
    if (body === null) throw new ApiError('not-json', call, 'The response is not in UTF-8');
    const data = previous?.source === body ? previous.data : readResponse(request, call, body);
    if (response.bytes) request.onBody?.(response.bytes, data);
    return { data, source: body };
  } catch (error) {
    if (signal?.aborted || error instanceof ApiError) throw error;
    if (deadline.signal.aborted)
      throw new ApiError('timeout', call, `No response after ${deadlineMs / 1_000} seconds`);
    throw new ApiError('network', call, 'Network error occurred');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

type Exchanged = TextResponse & { readonly bytes?: ArrayBuffer };

async function exchange(request: ApiRequest<unknown>, signal: AbortSignal): Promise<Exchanged> {
  const { path, sent, shared, onHeaders } = request;
  if (sent) signal.addEventListener('abort', sent.abort);
  const pending =
    shared === undefined
      ? (sent?.response ?? fetch(path, requestInit(request, signal)))
      : Promise.resolve(new Response(shared));
  const response = await unlessAborted(pending, signal);
  onHeaders?.(response.headers);
  const bytes = await unlessAborted(response.arrayBuffer(), signal);
  const { status, ok, type, statusText } = response;
  return { status, ok, type, statusText, bytes, body: decoded(bytes, ok) };
}

function requestInit({ method, payload }: ApiRequest<unknown>, signal: AbortSignal): RequestInit {
  const init = { ...getInit(signal), method };
  if (payload === undefined) return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(payload),
  };
}

function readResponse<T>({ response }: ApiRequest<T>, call: string, body: string): T {
  if (!response) {
    // Any JSON or nothing means done (A7); a page comes from a proxy.
    if (isPage(body)) throw notJson(call, body);
    return undefined as T;
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw notJson(call, body);
  }
  const read = v.safeParse(response, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  // The schemas' own messages: valibot's would quote what was received, which may be personal.
  throw new ApiError('shape', call, `${path ? `${path}: ` : ''}${issue.message}`);
}

function isPage(body: string): boolean {
  return body.trimStart().startsWith('<');
}

function notJson(call: string, body: string): ApiError {
  const message =
    body === '' ? 'The response was empty' : 'The response was cut off or is not JSON';
  return isPage(body)
    ? new ApiError('not-json', call, 'The response was a web page', null, true)
    : new ApiError('not-json', call, message);
}
