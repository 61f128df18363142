import { screenAt, versionPath } from '../paths.ts';

/** What a build publishes about itself in version.json. */
export interface Deployment {
  readonly build: string;
  /** The files that every page needs: the entry, what it imports, its styles. */
  readonly files: readonly string[];
  /** The files of each screen besides those. */
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** A file that has not arrived by now will not, in ms. */
const deadlineMs = 10_000;

/** The deployment that the server publishes now; null when it doesn't say so plainly. */
export async function publishedDeployment(): Promise<Deployment | null> {
  const file = await fetchFile(versionPath, 'no-store');
  try {
    const { build, files = [], screens = {} } = JSON.parse(file?.text ?? '') as Partial<Deployment>;
    return typeof build === 'string' && build !== '' ? { build, files, screens } : null;
  } catch {
    return null;
  }
}

/**
 * Whether a reload would find a page of this deployment that starts: the page itself is there, and so are all its files
 * and those of the screen that is open. A sign-in page, a proxy's error, a dropped connection and a half-finished
 * deployment all say no (reliability.md X10).
 */
export async function isReloadSafe(deployment: Deployment | null): Promise<boolean> {
  if (deployment === null) return false;
  const { build, files, screens } = deployment;
  const page = await fetchFile(location.href, 'no-store');
  if (!page?.text.includes(`content="${build}"`)) return false;
  const ofScreen = new Map(Object.entries(screens)).get(screenAt(location)) ?? [];
  const served = await Promise.all([...files, ...ofScreen].map(isServed));
  return files.length > 0 && served.every(Boolean);
}

/** `reload` fills the browser's cache: the page then starts on the very files that were seen. */
async function isServed(path: string): Promise<boolean> {
  const type = path.endsWith('.css') ? /^text\/css\b/i : /^\w+\/(?:x-)?javascript\b/i;
  const file = await fetchFile(path, 'reload');
  return file !== null && type.test(file.type);
}

/** A file, whole and in time; null for every other response. */
async function fetchFile(url: string, cache: RequestCache) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, deadlineMs, null);
  });
  try {
    return await Promise.race([read(url, { cache, signal: controller.signal }), timeout]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    // What was not read must not keep its connection.
    controller.abort();
  }
}

async function read(url: string, init: RequestInit) {
  const response = await fetch(url, { ...init, redirect: 'manual' });
  if (response.status !== 200) return null;
  return { type: response.headers.get('content-type') ?? '', text: await response.text() };
}
