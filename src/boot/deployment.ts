import { screenAt, versionPath } from '../paths.ts';

/** The content of version.json. */
export interface Deployment {
  readonly build: string;
  readonly files: readonly string[];
  readonly screens: Readonly<Record<string, readonly string[]>>;
}

/** Functions that boot.js shares with the app, so that the first load has their code once. */
interface Deployments {
  readonly publishedDeployment: typeof publishedDeployment;
  readonly isReloadSafe: typeof isReloadSafe;
}

declare global {
  var deployments: Deployments | undefined;
}

const timeoutMs = 10_000;

/** The deployment that the server publishes now; null without a usable response. */
export async function publishedDeployment(): Promise<Deployment | null> {
  const file = await fetchFile(versionPath, 'no-store');
  try {
    const { build, files = [], screens = {} } = JSON.parse(file?.text ?? '') as Partial<Deployment>;
    return typeof build === 'string' && build !== '' ? { build, files, screens } : null;
  } catch {
    return null;
  }
}

/** Whether the server serves the page and all files of it and its screen (reliability.md X10). */
export async function isReloadSafe(deployment: Deployment | null): Promise<boolean> {
  if (deployment === null) return false;
  const { build, files, screens } = deployment;
  const page = await fetchFile(location.href, 'no-store');
  if (!page?.text.includes(`content="${build}"`)) return false;
  const ofScreen = new Map(Object.entries(screens)).get(screenAt(location)) ?? [];
  const served = await Promise.all([...files, ...ofScreen].map(isServed));
  return files.length > 0 && served.every(Boolean);
}

/** Whether a file is served with its type. `reload` fills the cache, so that the page starts with the checked files. */
async function isServed(path: string): Promise<boolean> {
  const type = path.endsWith('.css') ? /^text\/css\b/i : /^\w+\/(?:x-)?javascript\b/i;
  const file = await fetchFile(path, 'reload');
  return file !== null && type.test(file.type);
}

/** Null unless a complete 200 response arrives in time. */
async function fetchFile(url: string, cache: RequestCache) {
  const controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, null);
  });
  try {
    return await Promise.race([
      read(url, { cache, signal: controller.signal, redirect: 'manual' }),
      timeout,
    ]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    controller.abort();
  }
}

async function read(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  if (response.status !== 200) return null;
  return { type: response.headers.get('content-type') ?? '', text: await response.text() };
}
