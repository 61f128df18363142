import { setupWorker } from 'msw/browser';
import { openCenter } from './center.ts';
import { createHandlers } from './handlers/create.ts';
import { keepArmed } from './keep-armed.ts';
import { showPanel } from './panel.ts';
import { parseScenario, scenarioStart } from './scenario.ts';

/** Starts the call center of `?mock=` in this tab; returns the clock that the app follows. */
export async function start(search: string): Promise<{ now: () => number }> {
  const scenario = parseScenario(new URLSearchParams(search).get('mock') ?? '');
  const real = () => Date.now();
  const startMs = scenarioStart(scenario, real());
  const center = openCenter({ scenario, startMs, real, hasLatency: true });
  const worker = setupWorker(...createHandlers(() => center));
  await worker.start({
    onUnhandledRequest: 'bypass',
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
  });
  keepArmed();
  showPanel(center);
  return { now: center.clock.now };
}
