import { configPath } from '../paths.ts';
import { safeStorage } from '../ui/store.ts';
import { fetchServed } from './served.ts';

const storage = safeStorage('local');
const storageKey = 'config';

declare global {
  var configFile: Promise<unknown> | undefined;
}

/** The content of config.json. undefined: no such file; a SyntaxError: not JSON; another Error: not readable now. Never rejects. */
export async function fetchConfig(): Promise<unknown> {
  try {
    const response = await fetchServed(configPath);
    const { ok, status, headers } = response;
    if (ok && headers.get('content-type')?.includes('json')) {
      const text = await response.text();
      const file: unknown = JSON.parse(text);
      storage.set(storageKey, text);
      return file;
    }
    // A server sends index.html for a missing file.
    if (!ok && status !== 404) return new Error(`status ${status}`);
    storage.remove(storageKey);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** The content that this browser read last; undefined if there is none. */
export function lastConfig(): unknown {
  try {
    return JSON.parse(storage.get(storageKey) ?? '');
  } catch {
    return undefined;
  }
}
