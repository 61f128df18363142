import { QueryObserver } from '@tanstack/react-query';
import type { Read } from '../api/contract.ts';
import { readOptions, type ApiClient } from './client.ts';

/** Refetches a read and returns the body as the server sent it (rulings C20). Throws ApiError. */
export async function fetchSource(client: ApiClient, read: Read): Promise<string> {
  const observer = new QueryObserver(client, {
    ...readOptions(read),
    enabled: false,
    retry: false,
  });
  // An observer keeps the request alive when the person leaves the screen.
  const unsubscribe = observer.subscribe(() => undefined);
  client.passTabs(read.path);
  try {
    await observer.refetch({ cancelRefetch: false, throwOnError: true });
    const source = client.responseOf(read)?.source ?? '';
    return typeof source === 'string' ? source : await source.text();
  } finally {
    unsubscribe();
  }
}

/** The body of the response on screen as the server sent it; where it is gone, that of a new one. */
export async function sourceOf(client: ApiClient, read: Read): Promise<string | undefined> {
  const source = client.responseOf(read)?.source;
  if (typeof source !== 'object') return source;
  return source.text().catch(() => fetchSource(client, read));
}
