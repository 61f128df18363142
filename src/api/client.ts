import * as v from 'valibot';
import { ApiError } from './api-error.ts';
import { takeEarly } from '../query/early.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';
import { logRequest } from '../query/poll-log.ts';
import { timeTrip } from '../query/server-clock.ts';
import { unlessAborted } from './unless-aborted.ts';

/** A call without a whole answer after this long has failed (rulings C18), in ms. */
export const deadlineMs = 30_000;

interface Call<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly payload?: unknown;
  /** Without one the body is not looked at (rulings A7). */
  readonly response?: v.GenericSchema<unknown, T> | undefined;
  /** A caller's abort is rethrown as it is: leaving a screen is no failure. */
  readonly signal?: AbortSignal | undefined;
  /** What a 401 means: an error, or an empty result (spec 7 and 9). */
  readonly on401?: 'error' | 'empty';
  /** The last good answer: a body that has not changed is not read again. */
  readonly before?: ApiResponse<T> | null | undefined;
}

/** An answer, and the body it was read from, as exports need it (rulings C20). */
export interface ApiResponse<T> {
  readonly data: T;
  readonly source: string;
  /** When it was asked for, on the clock of `elapsedMs`: what happened since, it cannot know. */
  readonly requestedAt: number;
}

/**
 * Sends one call and reads its answer (spec 7): credentials included, a JSON type only with a payload,
 * one deadline over headers and body. With `on401: 'empty'` a 401 gives null.
 * @throws ApiError on anything but a good answer of the right shape.
 */
export async function send<T>(call: Call<T>): Promise<ApiResponse<T> | null> {
  const name = `${call.method} ${call.path}`;
  const logEnd = logRequest(name);
  try {
    const response = await ask(call, name);
    logEnd('ok');
    return response;
  } catch (error) {
    logEnd(error instanceof ApiError ? error : 'aborted');
    throw error;
  }
}

async function ask<T>(call: Call<T>, name: string): Promise<ApiResponse<T> | null> {
  const early = call.method === 'GET' ? takeEarly(call.path) : null;
  const requestedAt = elapsedMs() - (early ? performance.now() - early.at : 0);
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  const giveUp = () => deadline.abort();
  call.signal?.addEventListener('abort', giveUp);
  try {
    const hear = timeTrip(early?.wallAt);
    if (early) deadline.signal.addEventListener('abort', early.abort);
    const asked = early?.response ?? fetch(call.path, requestInit(call, deadline.signal));
    const response = await unlessAborted(asked, deadline.signal);
    hear(response.headers);
    const body = await unlessAborted(bodyText(response), deadline.signal);
    if (response.status === 401 && call.on401 === 'empty') return null;
    if (response.type === 'opaqueredirect' || isRedirect(response.status)) {
      // Browsers keep back which redirect it was, and say 0.
      const status = response.status || '3xx';
      const message = `${status}: Redirected, sign-in may be needed`;
      throw new ApiError('redirect', name, message, response.status);
    }
    if (!response.ok)
      throw new ApiError(
        'http',
        name,
        `${response.status}: ${body || response.statusText}`,
        response.status,
      );
    if (body === null)
      throw new ApiError('not-json', name, 'The answer is not in UTF-8, as JSON has to be');
    const { before } = call;
    const data = before?.source === body ? before.data : readResponse(call, name, body);
    return { data, source: body, requestedAt };
  } catch (error) {
    if (call.signal?.aborted || error instanceof ApiError) throw error;
    if (deadline.signal.aborted)
      throw new ApiError('timeout', name, `No answer after ${deadlineMs / 1_000} seconds`);
    throw new ApiError('network', name, 'Network error occurred');
  } finally {
    clearTimeout(timer);
    call.signal?.removeEventListener('abort', giveUp);
  }
}

function requestInit(call: Call<unknown>, signal: AbortSignal): RequestInit {
  const init: RequestInit = {
    method: call.method,
    credentials: 'include',
    redirect: 'manual',
    // An answer from the browser's own cache would look like news.
    cache: 'no-store',
    signal,
  };
  if (call.payload === undefined) return init;
  return {
    ...init,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(call.payload),
  };
}

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400 && status !== 304;
}

/** Bytes of a good answer that are no UTF-8 are an error: null here, not question marks on the screen. */
async function bodyText(response: Response): Promise<string | null> {
  const bytes = await response.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: response.ok }).decode(bytes);
  } catch {
    return null;
  }
}

function readResponse<T>(call: Call<T>, name: string, body: string): T {
  if (!call.response) {
    // Any JSON or nothing means done (A7); a page is the word of something that stands before the server.
    if (isPage(body)) throw new ApiError('not-json', name, notJson(body));
    return undefined as T;
  }
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    throw new ApiError('not-json', name, notJson(body));
  }
  const read = v.safeParse(call.response, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  // The issue's own message quotes what was received, which may be personal: say what was expected.
  throw new ApiError('shape', name, `${path ? `${path}: ` : ''}${issue.message}`);
}

function isPage(body: string): boolean {
  return body.trimStart().startsWith('<');
}

function notJson(body: string): string {
  if (body === '') return 'The answer was empty';
  return isPage(body)
    ? 'The answer was a web page: sign-in may be needed'
    : 'The answer was cut off or is not JSON';
}
