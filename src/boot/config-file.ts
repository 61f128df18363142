import { configPath } from '../paths.ts';
import { safeStorage } from '../ui/store.ts';

const timeoutMs = 15_000;
const storage = safeStorage('local');
const storageKey = 'config';

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
    if (ok && headers.get('content-type')?.includes('json')) {
      const text = await response.text();
      const file: unknown = JSON.parse(text);
      storage.set(storageKey, text);
      return file;
    }
    // In place of a missing file comes index.html.
    if (!ok && status !== 404) return new Error(`status ${status}`);
    storage.remove(storageKey);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** What was read last, for a page that cannot wait for the file; undefined where nothing is kept. */
export function lastConfig(): unknown {
  try {
    return JSON.parse(storage.get(storageKey) ?? '');
  } catch {
    return undefined;
  }
}
