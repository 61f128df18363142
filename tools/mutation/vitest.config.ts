import { defineConfig } from 'vitest/config';

// Only the unit tests, without the plugins of vite.config.ts.
export default defineConfig({
  define: { __MOCK__: 'false', __BUILD_ID__: '"test"' },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts', 'tests/contract/readers.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
