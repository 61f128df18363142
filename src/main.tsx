import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from './app.tsx';
import { lastConfig } from './boot/config-file.ts';
import { configure } from './config.ts';
import { createDayState } from './features/day-record/day-state.ts';
import { screenAt } from './paths.ts';
import { createApiClient } from './query/client.ts';
import { preloadScreen } from './screens.ts';
import { setClock } from './ui/clock.ts';
import { loadUntilThere } from './ui/lazy.ts';

/** The first render waits at most this long for the code of the screen, in ms. */
const firstRenderMs = 100;
/** The first render waits at most this long for config.json, which is requested before the code. */
const configMs = 1_000;
const firstViewMs = 1_000;

const after = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

async function start(): Promise<void> {
  // A later file is used from the next load of the page.
  const configured = Promise.race([
    globalThis.configFile ?? new Error('no boot.js'),
    after(configMs).then(() => new Error('too late')),
  ]).then((file) => configure(file, lastConfig()));
  // The bare flag lets the bundler drop the import from production.
  if (__MOCK__) {
    // The simulated center uses the designated telemarketers.
    await configured;
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const client = createApiClient();
  const day = createDayState();
  await Promise.race([preloadScreen(screenAt(location)), after(firstRenderMs)]);
  await configured;
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
  // A transition renders in slices; the static frame is visible meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App client={client} day={day} />
      </StrictMode>,
    ),
  );
  setTimeout(() => {
    void loadUntilThere(() => import('./start.ts')).then(({ startBackgroundServices }) =>
      startBackgroundServices(client, day),
    );
  }, firstViewMs);
}

void start();
