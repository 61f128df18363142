import { useRef, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Write } from '../api/contract.ts';
import { useApiClient, type ApiClient } from './client.ts';
import { reload } from './refetch.ts';
import { request } from './request.ts';

interface Callbacks<T> {
  readonly onDone?: (response: T) => void;
  readonly onFailed?: (error: ApiError) => void;
}

/** Resolves with the response. Throws ApiError. */
function send<P, T>(client: ApiClient, write: Write<P, T>, payload: P): Promise<T> {
  const { method, path, response } = write;
  const mutationFn = async () => {
    const result = await request(client, { method, path, response, payload });
    return result?.data as T;
  };
  return client.queries
    .getMutationCache()
    .build<T, ApiError, void, unknown>(client.queries, { mutationFn })
    .execute();
}

/** Sends a write outside any component, then refetches even on failure: it may have taken effect. */
export function sendWrite<P, T>(
  client: ApiClient,
  write: Write<P, T>,
  payload: P,
  { onDone, onFailed }: Callbacks<T>,
): void {
  void send(client, write, payload)
    .then(onDone, onFailed)
    .finally(() => reload(client, write.reloads));
}

/** A write of the contract; `submit` sends nothing while one is under way. */
export function useWrite<P, T>(write: Write<P, T>) {
  const client = useApiClient();
  const isSending = useRef(false);
  const [pending, setPending] = useState(false);
  const submit = (payload: P, { onDone, onFailed }: Callbacks<T> = {}) => {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    void send(client, write, payload)
      .finally(() => {
        isSending.current = false;
        setPending(false);
        reload(client, write.reloads);
      })
      .then(onDone, onFailed ?? (() => undefined));
  };
  return { submit, pending };
}
