import { apiBase } from '../base.ts';
import { refusalIn, serverSentence } from '../domain/text/server-sentence.ts';
import { ApiError } from './api-error.ts';
import {
  type Exchange,
  exchangeHeaders,
  requestOptions,
  takeEarlyResponse,
} from './early-request.ts';
import { isFields, type Reader, Unreadable } from './fields.ts';

/** A request without a whole response after this long has failed (C18), in ms. */
export const deadlineMs = 30_000;

/**
 * The bodies in flight with `keepalive`, in bytes. Browsers refuse to send more than 64 KiB of a page's at once, the
 * beacons of error reports included.
 */
let keptAliveBytes = 0;
const maxKeptAliveBytes = 48_000;

export interface ApiRequest<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: unknown;
  /** Without a reader any body is a response (A7). */
  readonly response?: Reader<T> | undefined;
  /** A write may be refused with a status of success. */
  readonly isWrite?: boolean;
  /** An abort by the caller is rethrown as it is: leaving a screen is no failure. */
  readonly signal?: AbortSignal | undefined;
  /** The result of a 401: an error, or an empty one (S7 and S9). */
  readonly on401?: 'error' | 'empty' | undefined;
  /** The last good response: a body that has not changed is not parsed again. */
  readonly previous?: ApiResponse<T> | null | undefined;
  readonly onHeaders?: (exchange: Exchange) => void;
}

/** The data of a response, and the body it was read from, as exports need it (C20). */
export interface ApiResponse<T> {
  readonly data: T;
  readonly source: string;
}

/**
 * Sends a request and reads its response (S7): credentials included, a JSON type only with a payload,
 * one deadline over headers and body. Null is a 401 with `on401: 'empty'`.
 * @throws ApiError on anything but a good response of the right shape.
 */
export async function send<T>(request: ApiRequest<T>): Promise<ApiResponse<T> | null> {
  const { method, path, signal, previous, on401 } = request;
  const call = `${method} ${path}`;
  const deadline = new AbortController();
  const abort = () => deadline.abort();
  const timer = setTimeout(abort, deadlineMs);
  signal?.addEventListener('abort', abort);
  try {
    const { response, body } = await exchange(request, deadline.signal);
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
    const refusal = request.isWrite ? refusalIn(body) : null;
    if (refusal !== null) throw new ApiError('http', call, refusal, response.status);
    const data = previous?.source === body ? previous.data : readResponse(request, call, body);
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

async function exchange(request: ApiRequest<unknown>, signal: AbortSignal) {
  const { method, path, onHeaders } = request;
  const init = requestInit(request, signal);
  const sentBytes = init.keepalive ? byteLength(init.body) : 0;
  keptAliveBytes += sentBytes;
  try {
    const pending = takeEarlyResponse(method, path) ?? exchangeHeaders(apiBase + path, init);
    const headers = await unlessAborted(pending, signal);
    onHeaders?.(headers);
    const { response } = headers;
    const bytes = await unlessAborted(response.arrayBuffer(), signal);
    return { response, body: decoded(bytes, response.ok) };
  } finally {
    keptAliveBytes -= sentBytes;
  }
}

/** Chromium leaves the reading of a body pending forever when the abort comes between headers and body. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(signal.reason as Error);
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
  return Promise.race([work, aborted]);
}

const byteLength = (text: string | null) => new TextEncoder().encode(text ?? '').length;

function requestInit({ method, payload }: ApiRequest<unknown>, signal: AbortSignal) {
  const body = payload === undefined ? null : JSON.stringify(payload);
  return {
    ...requestOptions,
    method,
    signal,
    body,
    // A write goes on when its page is closed.
    keepalive: method === 'POST' && keptAliveBytes + byteLength(body) <= maxKeptAliveBytes,
    ...(body !== null && { headers: { 'Content-Type': 'application/json' } }),
  } satisfies RequestInit;
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Null for a good response that is not UTF-8: an error, not question marks on the screen. */
function decoded(bytes: ArrayBuffer, isOk: boolean): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: isOk }).decode(bytes);
  } catch {
    return null;
  }
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
  try {
    return response(json);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // Some servers send their errors with status 200.
    const said = isFields(json) ? serverSentence(json) : null;
    throw new ApiError('shape', call, said ? `${said} (${error.message})` : error.message);
  }
}

function isPage(body: string): boolean {
  return body.trimStart().startsWith('<');
}

function notJson(call: string, body: string): ApiError {
  if (isPage(body))
    return new ApiError('not-json', call, 'The response was a web page', null, true);
  const what = body === '' ? 'was empty' : 'was cut off or is not JSON';
  return new ApiError('not-json', call, `The response ${what}`);
}
