import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from '../browser/playwright.config.ts';

const reports = join(import.meta.dirname, '../../node_modules/.cache/reports');

const { projects: _, ...shared } = base;

export default defineConfig(shared, {
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 10 * 60_000,
  // A picture that nobody sees is drawn small; the layout stays that of the viewport.
  use: { actionTimeout: 10_000, deviceScaleFactor: 0.1 },
  reporter: [['./matrix-reporter.ts'], ['json', { outputFile: join(reports, 'faults.json') }]],
});
