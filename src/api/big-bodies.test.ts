import { afterEach, expect, it, vi } from 'vitest';
import { createBigBodies } from './big-bodies.ts';

afterEach(() => vi.unstubAllGlobals());

/** Workers that never answer, and those that were started. */
function open() {
  const started: EventTarget[] = [];
  class Port extends EventTarget {
    postMessage = vi.fn<() => void>();
    terminate = vi.fn<() => void>();
    constructor() {
      super();
      started.push(this);
    }
  }
  vi.stubGlobal('Worker', Port);
  const bodies = createBigBodies();
  const keep = (path: string) => bodies.keep(path, new ArrayBuffer(300 * 1024), { rows: [] });
  return { bodies, keep, started };
}

it('two lists that come at once start one worker', async () => {
  const { bodies, keep, started } = open();
  await Promise.all([keep('/one'), keep('/two')]);
  expect(started.length).toBe(1);
  expect(['/one', '/two'].map((path) => bodies.readerOf(path))).not.toContain(null);
});

it('a worker that fails is started thrice, and then the page reads', async () => {
  const { bodies, keep, started } = open();
  for (let lost = 0; lost < 5; lost += 1) {
    await keep('/one');
    started.at(-1)?.dispatchEvent(new Event('error'));
    expect(bodies.readerOf('/one')).toBe(null);
  }
  expect(started.length).toBe(3);
});
