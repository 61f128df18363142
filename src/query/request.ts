import { type ApiRequest, type ApiResponse, send, type SentRequest } from '../api/client.ts';
import { elapsedMs } from '../ui/clock.ts';
import type { Store } from '../ui/store.ts';
import type { CallRecords } from './records.ts';
import type { ServerClock } from './server-clock.ts';

interface Recorded {
  readonly records: CallRecords;
  readonly serverClock: ServerClock;
  readonly user: Store<string>;
}

/** The response header that tells users apart, by any value that stays the same for one of them (docs/backend.md). */
const userHeader = 'X-User';

/** Sends a request, or takes over the early one for its path, and records it. Throws ApiError. */
export async function request<T>(
  { records, serverClock, user }: Recorded,
  sent: ApiRequest<T>,
): Promise<ApiResponse<T> | null> {
  const early = sent.method === 'GET' ? takeEarly(sent.path) : null;
  const requestedAt = elapsedMs() - (early ? performance.now() - early.sentAt : 0);
  const end = records.start(`${sent.method} ${sent.path}`, requestedAt);
  try {
    const setClock = serverClock.time(early?.sentAtWall);
    const onHeaders = (headers: Headers) => {
      setClock(headers);
      user.set((before) => headers.get(userHeader) ?? before);
    };
    const response = await send({ ...sent, sent: early, onHeaders });
    end('ok');
    return response;
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
