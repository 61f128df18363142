import { prefetchEarly } from './query/refetch.ts';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App, preloadScreen } from './app.tsx';
import { followForcedColors } from './boot/forced-colors.ts';
import { configure, designatedTelemarketers } from './config.ts';
import { screenAt } from './paths.ts';
import { createApiClient } from './query/client.ts';
import { createDayState } from './query/memory/day-state.ts';
import { setClock } from './ui/clock/clock.ts';
import { loadUntilThere } from './ui/lazy-component.ts';

/** The first render waits at most this long for early responses, config.json and code, in ms. */
const firstRenderMs = 100;
const firstLookMs = 1_000;

async function start(): Promise<void> {
  const configured = Promise.resolve(globalThis.configFile ?? new Error('no boot.js')).then(
    configure,
  );
  // The bare flag lets the bundler drop the import from production.
  if (__MOCK__) {
    // The simulated center has the designated telemarketers.
    await configured;
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const client = createApiClient();
  const day = createDayState();
  await Promise.race([
    Promise.all([
      prefetchEarly(client),
      preloadScreen(screenAt(location)),
      followForcedColors(),
      configured,
    ]),
    new Promise((resolve) => {
      setTimeout(resolve, firstRenderMs);
    }),
  ]);
  const element = document.querySelector('#root');
  // src/boot/too-old.ts may have taken it.
  if (!element) return;
  const root = createRoot(element);
  let drawn: readonly string[] | undefined;
  const draw = () => {
    if (drawn === designatedTelemarketers) return;
    drawn = designatedTelemarketers;
    // In slices: the app shell stands meanwhile, and a person may already scroll.
    startTransition(() =>
      root.render(
        <StrictMode>
          <App key={drawn?.join()} client={client} day={day} />
        </StrictMode>,
      ),
    );
  };
  draw();
  setTimeout(() => {
    void loadUntilThere(() => import('./shell/after-first-look.ts')).then(({ begin }) =>
      begin(client, day, configured, draw),
    );
  }, firstLookMs);
  // Late, it has to change what stands there.
  void configured.then(draw);
}

void start();
