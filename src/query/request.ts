import { type ApiRequest, type ApiResponse, send } from '../api/client.ts';
import type { CallRecords } from './records.ts';
import type { ServerClock } from './server-clock.ts';

interface Recorded {
  readonly records: CallRecords;
  readonly serverClock: ServerClock;
}

/** Sends a request and records it. Throws ApiError. */
export async function request<T>(
  { records, serverClock }: Recorded,
  sent: ApiRequest<T>,
): Promise<ApiResponse<T> | null> {
  const end = records.start(`${sent.method} ${sent.path}`);
  try {
    const response = await send({ ...sent, onHeaders: serverClock.time() });
    end('ok');
    return response;
  } catch (error) {
    end(error);
    throw error;
  }
}
