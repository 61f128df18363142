import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { ApiClient } from './query/client.ts';
import { App } from './app.tsx';
import { screenAt } from './paths.ts';
import { setClock } from './ui/clock/clock.ts';
import { followForcedColors } from './boot/forced-colors.ts';
import { loadScreen } from './shell/lazy-screen.tsx';

/** The first picture waits for answers and code that are there or nearly so, but no longer, in ms. */
const firstPictureMs = 100;

async function start(): Promise<void> {
  // The bare flag, not a name for it: only so does the bundler leave the whole import out.
  if (__MOCK__) {
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const client = new ApiClient();
  await Promise.race([
    Promise.all([client.prefetchEarly(), loadScreen(screenAt(location)), followForcedColors()]),
    new Promise((resolve) => {
      setTimeout(resolve, firstPictureMs);
    }),
  ]);
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  );
}

void start();
