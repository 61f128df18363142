import { setupWorker } from 'msw/browser';
import { base } from '../src/base.ts';
import { openCenter, type Center } from './center.ts';
import { createHandlers, respond } from './handlers/respond.ts';
import { keepArmed } from './keep-armed.ts';
import { showPanel } from './panel.ts';
import { rememberedDays } from './remembered.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

const timeoutMs = 2_000;

/** Starts the call center of `?mock=` in this tab; returns the clock that the app follows. */
export async function start(search: string): Promise<{ now: () => number }> {
  const scenario = parseScenario(new URLSearchParams(search).get('mock') ?? '');
  const real = () => Date.now();
  const startMs = scenarioStart(scenario, real());
  const center = openCenter({ scenario, startMs, real, hasLatency: true });
  const worker = setupWorker(...createHandlers((call, request) => respond(center, call, request)));
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: `${base}/mockServiceWorker.js` },
  });
  // The worker starts without the record where storage fails, as in a private window, or hangs.
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
  await Promise.race([remember(center).catch(() => undefined), timeout]);
  keepArmed();
  showPanel(center);
  return { now: center.clock.now };
}

/** Replaces the device's record of days, since the world begins anew with each page. */
async function remember(center: Center): Promise<void> {
  const { KeptDays } = await import('../src/features/day-record/day-memory.ts');
  const kept = new KeptDays();
  await kept.clear();
  const days = center.scenario.isRemembered ? rememberedDays(center) : [];
  await Promise.all(days.map((day) => kept.merge(day)));
  await kept.bound(center.world.today());
  kept.close();
}
