import { defineConfig } from 'vitest/config';

// The tests beside the code alone, on what vite.config.ts defines: no plugin, and no file of another folder.
export default defineConfig({
  define: { __MOCK__: 'false', __BUILD_ID__: '"test"' },
  test: {
    environment: 'node',
    include: ['src/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
