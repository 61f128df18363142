import { useRef, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import type { Write } from '../api/call.ts';
import { send } from '../api/client.ts';
import { useApiClient, type ApiClient } from './client.ts';
import { endPolls, reload } from './refetch.ts';

interface Callbacks<T> {
  readonly onDone?: (response: T) => void;
  readonly onFailed?: (error: ApiError) => void;
}

/** Sends a write, before the polls in flight; the caller reloads what it changes. Throws ApiError. */
export async function sendWrite<P, T>(
  client: ApiClient,
  { method, path, response }: Write<P, T>,
  payload: P,
): Promise<T> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // oxlint-disable-next-line typescript/no-deprecated -- Chrome before 119 asks for no other reason.
    event.returnValue = true;
  };
  const sendPolls = endPolls(client);
  addEventListener('beforeunload', ask);
  try {
    const result = await send({
      method,
      path,
      response,
      payload,
      isWrite: true,
      onHeaders: client.serverClock.follow,
    });
    return result?.data as T;
  } finally {
    removeEventListener('beforeunload', ask);
    sendPolls();
  }
}

interface FailedWrite<P> {
  readonly payload: P;
  readonly error: ApiError;
}

/** A press so soon after the outcome of the one before it is a second one, in ms. */
export const secondPressMs = 500;

/** Tells second presses of a control: while its work is under way, and for `secondPressMs` after its outcome. */
export function useSecondPress() {
  const isBusy = useRef(false);
  return {
    isSecondPress: () => isBusy.current,
    start: () => void (isBusy.current = true),
    end: () => void setTimeout(() => (isBusy.current = false), secondPressMs),
  };
}

/**
 * A write of the contract; `submit` does nothing at a second press, nor should its form then check what was typed.
 * `failed`: the last one, if it was refused.
 */
export function useWrite<P, T>(write: Write<P, T>) {
  const client = useApiClient();
  const { isSecondPress, start, end } = useSecondPress();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<FailedWrite<P> | null>(null);
  const submit = (payload: P, { onDone, onFailed }: Callbacks<T> = {}) => {
    if (isSecondPress()) return;
    start();
    setPending(true);
    setFailed(null);
    void client.queries
      .getMutationCache()
      .build<T, ApiError, void, unknown>(client.queries, {
        mutationFn: () => sendWrite(client, write, payload),
      })
      .execute()
      .finally(() => {
        end();
        setPending(false);
        reload(client, write.reloads);
      })
      .then(onDone, (error: ApiError) => {
        setFailed({ payload, error });
        onFailed?.(error);
      });
  };
  return { submit, pending, failed, isSecondPress };
}
