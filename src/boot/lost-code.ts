import { screenAt } from '../paths.ts';
import { codeLostEvent } from '../ui/lazy.ts';
import { safeStorage } from '../ui/store.ts';
import { isReloadSafe, publishedDeployment } from './deployment.ts';

const triesKey = 'code-tries';
const storage = safeStorage('session');

/** Each reload waits twice as long since the page was opened as the one before, from 5 s to this long, in ms. */
const longestWaitMs = 300_000;
/** A page that was open this long, in ms, starts again with the shortest wait. */
const forgottenMs = 3_600_000;

/** Reloads a page whose lazy code was lost, once the server serves its build, unless somebody has used the page. */
export function reloadForLostCode(): void {
  let isChecking = false;
  let isUsed = false;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (isUsed = true), { capture: true, once: true });
  // The event comes again with each retry.
  addEventListener(codeLostEvent, () => {
    if (!isChecking) void check();
  });

  async function check(): Promise<void> {
    const tries = performance.now() > forgottenMs ? 0 : Number(storage.get(triesKey)) || 0;
    if (performance.now() < Math.min(5_000 * 2 ** tries, longestWaitMs)) return;
    isChecking = true;
    const published = await publishedDeployment();
    // Another build is for src/features/updates.
    const isSafe = published?.build === ownBuild() && (await isReloadSafe(published));
    isChecking = false;
    // Nothing reloads by itself in a supervisor's tab (rulings C31).
    const isInUse = isUsed && screenAt(location) !== 'wall';
    if (!isSafe || isInUse || !storage.set(triesKey, String(tries + 1))) return;
    location.reload();
  }
}

function ownBuild(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
}
