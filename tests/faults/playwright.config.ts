import { defineConfig } from '@playwright/test';
import base from '../browser/playwright.config.ts';

const { projects: _, ...shared } = base;

export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: (process.env['WHOLE'] ? 20 : 10) * 60_000,
  // Drawn small, since no picture is taken; the layout is that of the viewport.
  use: { actionTimeout: 10_000, deviceScaleFactor: 0.1 },
});
