import { GlobalWindow } from 'happy-dom';
import { populateGlobal, type Environment } from 'vitest/environments';

const kept = globalThis as { screenWindow?: GlobalWindow };

/** happy-dom with one window per worker, which takes half a second to make; `setup.ts` cleans up after each test. */
export default {
  name: 'screens',
  viteEnvironment: 'client',
  setup(global) {
    const settings = { disableErrorCapturing: true };
    const url = 'http://localhost:3000';
    const window = (kept.screenWindow ??= new GlobalWindow({ url, settings }));
    const { keys, originals } = populateGlobal(global, window, {
      bindFunctions: true,
      additionalKeys: [
        'Request',
        'Response',
        'Headers',
        'FormData',
        'fetch',
        'URL',
        'URLSearchParams',
        'AbortController',
        'AbortSignal',
        'MessagePort',
      ],
    });
    return {
      teardown() {
        for (const key of keys) Reflect.deleteProperty(global, key);
        for (const [key, value] of originals) Reflect.set(global, key, value);
      },
    };
  },
} satisfies Environment;
