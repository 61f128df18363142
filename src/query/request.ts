import { type ApiRequest, type ApiResponse, send } from '../api/client.ts';
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

/** Sends a request and records it. Throws ApiError. */
export async function request<T>(
  { records, serverClock, user }: Recorded,
  sent: ApiRequest<T>,
): Promise<ApiResponse<T> | null> {
  const end = records.start(`${sent.method} ${sent.path}`);
  try {
    const setClock = serverClock.time();
    const onHeaders = (headers: Headers) => {
      setClock(headers);
      user.set((before) => headers.get(userHeader) ?? before);
    };
    const response = await send({ ...sent, onHeaders });
    end('ok');
    return response;
  } catch (error) {
    end(error);
    throw error;
  }
}
