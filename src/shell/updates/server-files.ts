import { deadlineMs } from '../../api/client.ts';
import { unlessAborted } from '../../api/unless-aborted.ts';
import { screenAt, versionPath } from '../../paths.ts';
import { readPage } from './page-facts.ts';

/** The build that the server publishes now; null when it doesn't say so plainly. */
export async function publishedBuild(): Promise<string | null> {
  const response = await askFor(versionPath, 'no-store');
  try {
    const json: unknown = JSON.parse(response?.text ?? '');
    const isObject = typeof json === 'object' && json !== null && 'build' in json;
    return isObject && typeof json.build === 'string' && json.build !== '' ? json.build : null;
  } catch {
    return null;
  }
}

/**
 * Whether a reload would find a page that starts: the page itself is there and of that build (null: of any), and
 * so is every script and style that it names, for itself and for the screen that stands here. A sign-in page, a
 * proxy's error, a dropped connection and a half-finished deployment all shut this gate (reliability.md X10).
 */
export async function isReloadSafe(build: string | null): Promise<boolean> {
  const page = await askFor(location.href, 'no-store');
  if (!page) return false;
  const facts = readPage(page.text, screenAt(location));
  if (facts.scripts.length === 0 || (build !== null && facts.build !== build)) return false;
  const files = await Promise.all([
    ...facts.scripts.map((url) => isServed(url, /^\w+\/(?:x-)?javascript\b/i)),
    ...facts.styles.map((url) => isServed(url, /^text\/css\b/i)),
  ]);
  return files.every(Boolean);
}

/** `reload` asks the server and fills the cache: the page then starts on the very files that were seen. */
async function isServed(url: string, type: RegExp): Promise<boolean> {
  const file = await askFor(url, 'reload');
  return file !== null && type.test(file.type);
}

/** A file, whole and in time; null for everything else that an address can answer. */
async function askFor(url: string, cache: RequestCache) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), deadlineMs);
  try {
    return await unlessAborted(read(url, { cache, signal: deadline.signal }), deadline.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    // What was not read must not keep its connection.
    deadline.abort();
  }
}

async function read(url: string, init: RequestInit) {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status !== 200) return null;
  const type = response.headers.get('content-type') ?? '';
  return { type, text: await response.text() };
}
