import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Write } from '../api/contract.ts';
import { useApiClient, type ApiClient } from './client.ts';

interface Callbacks<T> {
  readonly onDone?: (response: T) => void;
  readonly onFailed?: (error: ApiError) => void;
}

async function send<P, T>(client: ApiClient, write: Write<P, T>, payload: P): Promise<T> {
  const { method, path, response } = write;
  const result = await client.request({ method, path, response, payload });
  return result?.data as T;
}

/** Sends a write outside any component, then refetches even on failure: it may have taken effect. */
export function sendWrite<P, T>(
  client: ApiClient,
  write: Write<P, T>,
  payload: P,
  { onDone, onFailed }: Callbacks<T>,
): void {
  const mutationFn = () => send(client, write, payload);
  const mutation = client
    .getMutationCache()
    .build<T, ApiError, void, unknown>(client, { mutationFn });
  void mutation
    .execute()
    .then(onDone, onFailed)
    .finally(() => client.reload(write.reloads));
}

/** A write of the contract; `submit` sends nothing while one is under way. */
export function useWrite<P, T>(write: Write<P, T>) {
  const client = useApiClient();
  const isSending = useRef(false);
  const mutation = useMutation<T, ApiError, P>({
    mutationFn: (payload) => send(client, write, payload),
    onSettled: () => {
      isSending.current = false;
      client.reload(write.reloads);
    },
  });
  const submit = (payload: P, { onDone, onFailed }: Callbacks<T> = {}) => {
    if (isSending.current) return;
    isSending.current = true;
    // `mutate` drops its callbacks when the component unmounts.
    void mutation.mutateAsync(payload).then(onDone, onFailed ?? (() => undefined));
  };
  return { submit, pending: mutation.isPending, response: mutation.data, error: mutation.error };
}
