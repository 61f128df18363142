import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App, preloadDeferred } from './app.tsx';
import { lastConfig } from './boot/config-file.ts';
import { dashboard } from './calls/dashboard.ts';
import { configure } from './config.ts';
import { createDayState } from './features/day-record/day-state.ts';
import { screenAt } from './paths.ts';
import { type ApiClient, createApiClient, recountFigures } from './query/client.ts';
import { readOptions } from './query/reads.ts';
import { preloadScreen } from './screens.ts';
import { setClock } from './ui/clock.ts';
import { loadUntilThere } from './ui/lazy.ts';

/** The first render waits at most this long for the code of the screen, or the dashboard's figures, in ms. */
const firstRenderMs = 100;
const firstViewMs = 1_000;

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Applies config.json when it is there, to the figures that are shown too. */
async function followConfig(client: ApiClient): Promise<void> {
  configure(await (globalThis.configFile ?? new Error('no boot.js')), lastConfig());
  recountFigures(client);
}

async function start(): Promise<void> {
  const client = createApiClient();
  const screen = screenAt(location);
  const screenCode = preloadScreen(screen);
  void preloadDeferred();
  // The settings read last, until config.json has come.
  configure(new Error('not read yet'), lastConfig());
  const configured = followConfig(client);
  // The bare flag lets the bundler drop the import from production.
  if (__MOCK__) {
    // The simulated center uses the designated telemarketers.
    await configured;
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const day = createDayState();
  const first =
    screen === 'dashboard' ? client.queries.prefetchQuery(readOptions(dashboard)) : screenCode;
  await Promise.race([first, after(firstRenderMs)]);
  const element = document.querySelector('#root');
  // src/boot/boot.ts may have replaced it.
  if (!element) return;
  const root = createRoot(element, {
    // One that no boundary catches is an 'error' of the window by itself.
    onCaughtError(error, { componentStack }) {
      // oxlint-disable-next-line no-console -- React prints it where there is no such function.
      console.error(error, componentStack);
      dispatchEvent(new ErrorEvent('caughterror', { error }));
    },
  });
  root.render(
    <StrictMode>
      <App client={client} day={day} />
    </StrictMode>,
  );
  setTimeout(() => {
    void loadUntilThere(() => import('./start.ts')).then(({ startBackgroundServices }) =>
      startBackgroundServices(client, day),
    );
  }, firstViewMs);
}

void start();
