import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App, preloadScreen } from './app.tsx';
import { followForcedColors } from './boot/forced-colors.ts';
import { screenAt } from './paths.ts';
import { ApiClient } from './query/client.ts';
import { findTabs } from './query/tabs/find-tabs.ts';
import { setClock } from './ui/clock/clock.ts';

/** The first render waits at most this long for early responses and code, in ms. */
const firstRenderMs = 100;

async function start(): Promise<void> {
  // The bare flag lets the bundler drop the import from production.
  if (__MOCK__) {
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const client = new ApiClient();
  findTabs(client);
  await Promise.race([
    Promise.all([client.prefetchEarly(), preloadScreen(screenAt(location)), followForcedColors()]),
    new Promise((resolve) => {
      setTimeout(resolve, firstRenderMs);
    }),
  ]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  // In slices: the app shell stands meanwhile, and a person may already scroll.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App client={client} />
      </StrictMode>,
    ),
  );
}

void start();
