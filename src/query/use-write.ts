import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { send } from '../api/client.ts';
import { reads, type ReadName, type Write } from '../api/contract.ts';
import { keyOf } from './query.ts';

/** Asks again for these reads, wherever they are shown. */
export function reload(client: QueryClient, names: readonly ReadName[]): void {
  for (const name of names) void client.invalidateQueries({ queryKey: keyOf(reads[name]) });
}

interface Outcome<T> {
  readonly onDone?: (response: T) => void;
  readonly onFailed?: (error: ApiError) => void;
}

async function ask<P, T>(write: Write<P, T>, payload: P): Promise<T> {
  const response = await send({ ...write, payload });
  return response?.data as T;
}

/**
 * Sends a write of the contract outside any component, where several may be under way at a time. The
 * outcome is told first; then, whatever it was, what the contract names is asked for again: a write whose
 * answer was lost may have taken effect. Sent only now: never retried, never queued.
 */
export function sendWrite<P, T>(
  client: QueryClient,
  write: Write<P, T>,
  payload: P,
  { onDone, onFailed }: Outcome<T>,
): void {
  const mutationFn = () => ask(write, payload);
  const mutation = client
    .getMutationCache()
    .build<T, ApiError, void, unknown>(client, { mutationFn });
  void mutation
    .execute()
    .then(onDone, onFailed)
    .finally(() => reload(client, write.reloads));
}

/**
 * A write of the contract. `submit` sends it once however often it is clicked, then makes stale what
 * the contract names; the call site adds the words. Sent only now: never retried, never queued.
 */
export function useWrite<P, T>(write: Write<P, T>) {
  const client = useQueryClient();
  const latch = useRef(false);
  const mutation = useMutation<T, ApiError, P>({
    mutationFn: (payload) => ask(write, payload),
    onSettled: () => {
      latch.current = false;
      reload(client, write.reloads);
    },
  });
  const submit = (payload: P, { onDone, onFailed }: Outcome<T> = {}) => {
    if (latch.current) return;
    latch.current = true;
    // Not `mutate` with callbacks: those are dropped when the person has left the screen meanwhile.
    void mutation.mutateAsync(payload).then(onDone, onFailed ?? (() => undefined));
  };
  return { submit, pending: mutation.isPending, response: mutation.data, error: mutation.error };
}
