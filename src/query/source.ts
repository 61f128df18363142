import { QueryObserver } from '@tanstack/react-query';
import type { Read } from '../api/contract.ts';
import { responseOf, type ApiClient } from './client.ts';
import { readOptions } from './reads.ts';

/** Refetches a read and returns the body as the server sent it (rulings C20). Throws ApiError. */
export async function fetchSource(client: ApiClient, read: Read): Promise<string> {
  const observer = new QueryObserver(client.queries, {
    ...readOptions(read),
    enabled: false,
    retry: false,
  });
  // An observer keeps the request alive when the person leaves the screen.
  const unsubscribe = observer.subscribe(() => undefined);
  try {
    await observer.refetch({ cancelRefetch: false, throwOnError: true });
    return responseOf(client, read)?.source ?? '';
  } finally {
    unsubscribe();
  }
}
