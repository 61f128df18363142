import { type ApiRequest, send, type SentRequest } from '../api/client.ts';
import { elapsedMs } from '../ui/clock.ts';
import type { CachedResponse } from './reads.ts';
import type { CallRecords } from './records.ts';
import { createStore, type Store } from '../ui/store.ts';

interface Recorded {
  readonly records: CallRecords;
  readonly serverClock: ServerClock;
}

/** Sends a request, or takes over the early one for its path, and records it. Throws ApiError. */
export async function request<T>(
  { records, serverClock }: Recorded,
  sent: ApiRequest<T>,
): Promise<CachedResponse<T> | null> {
  const early = sent.method === 'GET' ? takeEarly(sent.path) : null;
  const requestedAt = elapsedMs() - (early ? performance.now() - early.sentAt : 0);
  const end = records.start(`${sent.method} ${sent.path}`);
  try {
    const onHeaders = serverClock.time(early?.sentAtWall);
    const response = await send({ ...sent, sent: early, onHeaders });
    end('ok');
    return response && { ...response, requestedAt };
  } catch (error) {
    end(error);
    throw error;
  }
}

/** A request that src/boot has sent; the times are of `performance.now` and `Date.now`. */
export interface EarlyRequest extends SentRequest {
  readonly path: string;
  readonly sentAt: number;
  readonly sentAtWall: number;
}

declare global {
  var earlyRequest: EarlyRequest | undefined;
}

function takeEarly(path: string): EarlyRequest | null {
  const early = globalThis.earlyRequest;
  if (early?.path !== path) return null;
  globalThis.earlyRequest = undefined;
  return early;
}

export const longestHistory = 9;
/** During a slower request the machine may have slept. */
const longestTripMs = 35_000;

export interface ServerClock {
  /** How far the server is ahead by the `Date` headers of the last responses, in ms. */
  readonly differences: Store<readonly number[]>;
  /** Times a request; the returned function takes the headers of its response. */
  readonly time: (sentAtWall?: number) => (headers: Headers) => void;
}

export function createServerClock(): ServerClock {
  const differences = createStore<readonly number[]>([]);
  return {
    differences,
    time(sentAtWall = Date.now()): (headers: Headers) => void {
      return (headers) => {
        const difference = differenceOf(headers, sentAtWall, Date.now());
        if (difference !== null)
          differences.set((before) => [...before, difference].slice(-longestHistory));
      };
    },
  };
}

function differenceOf(headers: Headers, sent: number, received: number): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  if (!Number.isFinite(date) || received < sent || received - sent > longestTripMs) return null;
  const ageSeconds = Number(headers.get('age') ?? 0);
  if (!(ageSeconds >= 0)) return null;
  // The header has whole seconds, on average half a second behind.
  return date + ageSeconds * 1_000 + 500 - (sent + received) / 2;
}
