import { setupWorker } from 'msw/browser';
import { base } from '../src/base.ts';
import { writeRecord } from '../src/features/day-record/record.ts';
import { openCenter } from './center.ts';
import { createHandlers, respond } from './handlers/respond.ts';
import { keepArmed } from './keep-armed.ts';
import { showPanel } from './panel.ts';
import { rememberedEntries } from './remembered.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

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
  // The world begins anew with each page, and so does this browser's record.
  writeRecord(scenario.isRemembered ? rememberedEntries(center) : []);
  keepArmed();
  showPanel(center);
  return { now: center.clock.now };
}
