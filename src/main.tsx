import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './index.css';
import { App } from './app.tsx';
import { simulated } from './config.ts';
import { setClock } from './shell/clock.ts';

async function start(): Promise<void> {
  if (simulated) {
    const mock = await import('../mocks/browser.ts');
    const { now } = await mock.start(location.search);
    setClock(now);
  }
  const root = document.querySelector('#root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}

void start();
