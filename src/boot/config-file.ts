import { configPath } from '../paths.ts';

const timeoutMs = 15_000;

declare global {
  var configFile: Promise<unknown> | undefined;
}

/** What config.json holds; undefined: there is none; a SyntaxError: no JSON; another Error: for now. Never rejects. */
export async function fetchConfig(): Promise<unknown> {
  try {
    const response = await fetch(configPath, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { ok, status, headers } = response;
    if (ok && headers.get('content-type')?.includes('json')) return await response.json();
    // In place of a missing file comes index.html.
    return ok || status === 404 ? undefined : new Error(`status ${status}`);
  } catch (error) {
    return error;
  }
}
