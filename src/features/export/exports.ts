import { QueryObserver } from '@tanstack/react-query';
import type { Call } from '../../api/call.ts';
import { dashboard } from '../../calls/dashboard.ts';
import { monthly } from '../../calls/monthly.ts';
import { type ApiClient, responseOf } from '../../query/client.ts';
import { type CachedResponse, readOptions } from '../../query/reads.ts';
import type { ToastWords } from '../../shell/toasts.tsx';
import { datedName, download } from './download.ts';

// Files as the server sent them (C20). Each function returns a toast, or throws for `useExport` to show.

export function saveReport(client: ApiClient): ToastWords {
  const response = responseOf(client, dashboard);
  if (response === undefined) throw new Error("The dashboard hasn't loaded yet.");
  const name = datedName('appointment-report.json', response.at);
  download(name, response.source, 'application/json');
  return { title: 'Export Complete', description: 'Report has been downloaded successfully.' };
}

/** Returns null while another export is under way (C22). */
export async function saveMonthly(
  client: ApiClient,
  mutationKey: readonly string[],
): Promise<ToastWords | null> {
  if (client.queries.isMutating({ mutationKey }) > 0) return null;
  const mutationFn = () => fetchResponse(client, monthly);
  const mutation = client.queries
    .getMutationCache()
    .build(client.queries, { mutationKey, mutationFn });
  const { source, at } = await mutation.execute(undefined);
  download(datedName('monthly-metrics.json', at), source, 'application/json');
  return {
    title: 'Monthly Data Exported',
    description: 'Monthly accumulated data has been downloaded.',
  };
}

/** Refetches a read, and returns the response with its body as the server sent it (C20). Throws ApiError. */
async function fetchResponse(client: ApiClient, read: Call): Promise<CachedResponse<unknown>> {
  const observer = new QueryObserver(client.queries, {
    ...readOptions(read),
    enabled: false,
    retry: false,
  });
  // An observer keeps the request alive when the person leaves the screen.
  const unsubscribe = observer.subscribe(() => undefined);
  try {
    await observer.refetch({ cancelRefetch: false, throwOnError: true });
    const response = responseOf(client, read);
    if (response === undefined) throw new Error('Nothing was received.');
    return response;
  } finally {
    unsubscribe();
  }
}
