import '@testing-library/jest-dom/vitest';
import { notifyManager } from '@tanstack/react-query';
import { configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { computedStyle } from '../mount/computed-style.ts';
import { endMounted } from '../mount/mounted.ts';
import { fetchFromTest, serve } from '../mount/network.ts';
import { followRequests } from '../mount/requests.ts';

// Much of the app is imported lazily: it is imported here, so that no test waits for it. What runs at once is left out.
import.meta.glob(
  ['../../src/**/*.{ts,tsx}', '!../../src/{boot/**,main.tsx}', '!**/*.test.*', '!**/*.d.ts'],
  { eager: true },
);

// React Query notifies on setTimeout(0); inside a fake tick that would land a millisecond late.
notifyManager.setScheduler(queueMicrotask);

// The usual wrapper waits for a setTimeout, which the fake clock would never run.
configure({ asyncWrapper: (run) => run() });

// happy-dom has no layout: scrolling boxes get the height of the spec's lists, rows that of a row.
Object.defineProperties(HTMLElement.prototype, {
  offsetHeight: {
    configurable: true,
    get(this: HTMLElement) {
      return 'index' in this.dataset ? 48 : 384;
    },
  },
  clientHeight: { configurable: true, get: () => 384 },
  clientWidth: { configurable: true, get: () => 640 },
  scrollIntoView: { configurable: true, value: () => undefined },
});

/** Reports the width of a chart's box at once. */
class ObservedOnce {
  readonly #report: (entries: readonly unknown[]) => void;
  constructor(report: (entries: readonly unknown[]) => void) {
    this.#report = report;
  }
  observe(box: Element): void {
    if (!box.matches('[role], li, main, body, html')) this.#report([]);
  }
  unobserve(): void {}
  disconnect(): void {}
}
Object.assign(globalThis, { ResizeObserver: ObservedOnce, getComputedStyle: computedStyle });

beforeEach(() => followRequests(fetchFromTest));

// React reports a component's mistakes on console.error; here they fail the test.
const reported: unknown[][] = [];
beforeEach(() => {
  reported.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void reported.push(words));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  if (reported.length > 0) throw new Error(`console.error: ${reported.map(String).join('\n')}`);
});
afterEach(async () => {
  await endMounted();
  serve();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, '', '/');
});
