import { send, type ApiRequest } from '../api/client.ts';
import { elapsedMs } from '../ui/clock/elapsed.ts';
import { takeEarly } from './early.ts';
import type { CachedResponse } from './reads.ts';
import type { CallRecords } from './records.ts';
import type { ServerClock } from './server-clock.ts';

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
