import { ApiError, type ApiErrorKind } from '../../../src/api/api-error.ts';
import { deadlineMs, send } from '../../../src/api/client.ts';
import type { Read, Write } from '../../../src/api/contract.ts';
import type { createBrowser, Trip } from './browser.ts';

export interface Exchange {
  readonly trip: Trip;
  /** Why the app cannot use the response; null: it can. */
  readonly error: ApiErrorKind | null;
  /** The response as JSON; undefined where it is none, or where there was none. */
  readonly json: unknown;
}

const nothing: Trip = {
  ms: 0,
  status: null,
  headers: new Headers(),
  body: new Uint8Array(),
  broke: 'unknown',
};

interface SendOptions {
  readonly payload?: unknown;
  readonly timeoutMs: number;
  readonly onHeaders: (headers: Headers) => void;
}

/** Sends one call by the app's own client, once, and tells what the client makes of it. */
export async function sendOnce(
  browser: ReturnType<typeof createBrowser>,
  call: Read | Write,
  { payload, timeoutMs, onHeaders }: SendOptions,
): Promise<Exchange> {
  // The client's own deadline is the longest there is.
  const hurry = timeoutMs < deadlineMs ? AbortSignal.timeout(timeoutMs) : undefined;
  const { method, path, response } = call;
  let error: ApiErrorKind | null = null;
  const trip = await browser.during(async () => {
    try {
      await send({ method, path, response, payload, signal: hurry, onHeaders });
    } catch (thrown) {
      if (thrown instanceof ApiError) error = thrown.kind;
      else if (hurry?.aborted) error = 'timeout';
      else throw thrown;
    }
  });
  return { trip: trip ?? nothing, error, json: jsonOf(trip) };
}

function jsonOf(trip: Trip | null): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(trip?.body));
  } catch {
    return undefined;
  }
}
