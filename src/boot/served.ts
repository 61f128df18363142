const timeoutMs = 30_000;

/** Requests a file as the server has it now: without caches and redirects. Rejects if the response does not come in time. */
export const fetchServed = (url: string): Promise<Response> =>
  fetch(url, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  });

/** Whether the server has this page, of a build if one is named. Otherwise a reload would leave an error page for good. */
export async function isPageServed(build = ''): Promise<boolean> {
  try {
    const response = await fetchServed(location.href);
    return response.ok && (await response.text()).includes(`name="build" content="${build}`);
  } catch {
    return false;
  }
}
