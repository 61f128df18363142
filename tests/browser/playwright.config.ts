import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserArgs } from '../../tools/browser/chromium.mjs';
import type { Options } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const port = process.env['PREVIEW_PORT'] ?? '4173';
const origin = `http://127.0.0.1:${port}`;
const reports = join(root, 'node_modules/.cache/reports');

// Set by tools/test/browser.mjs; otherwise Playwright uses its own browser.
const { CHROME_PATH: executablePath } = process.env;
const launchOptions = { ...(executablePath && { executablePath }), args: browserArgs };

/** The main paths, for `npm test`; `npm run test:all` runs the others too. */
const core = ['dashboard', 'headers', 'production-build', 'review', 'routes'].map(
  (name) => `${name}.spec.ts`,
);

export default defineConfig<Options>({
  testDir: '.',
  projects: [
    { name: 'core', testMatch: core },
    { name: 'rest', testMatch: '*.spec.ts', testIgnore: core },
  ],
  outputDir: join(root, 'test-results'),
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A shared machine stalls sometimes; a test that passes the second time is reported as flaky.
  retries: 1,
  // Long for a busy machine.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: join(reports, 'playwright.json') }]],
  use: {
    baseURL: origin,
    launchOptions,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    serviceWorkers: 'block',
    // Far from the call center's time zone, so that a date in the wrong zone shows.
    timezoneId: 'America/Los_Angeles',
  },
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort`,
    cwd: root,
    url: origin,
    env: { API_URL: '' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
