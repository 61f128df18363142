import { defineConfig } from 'vite';

export default defineConfig({
  base: '/',
  logLevel: 'warn',
  build: { modulePreload: { polyfill: false }, emptyOutDir: true },
});
