// A browser that Playwright drives: Chromium, and Playwright's own Firefox and WebKit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** @typedef {import('../page.mjs').Driver} Driver */

/**
 * @param {import('@playwright/test').BrowserType} type
 * @param {import('@playwright/test').LaunchOptions} [options]
 * @returns {Promise<Driver>}
 */
export async function openByPlaywright(type, options) {
  const browser = await type.launch({ timeout: 30_000, ...options });
  const downloads = mkdtempSync(join(tmpdir(), 'engines-downloads-'));
  const page = await browser.newPage({
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    reducedMotion: 'reduce',
  });
  page.on('download', (file) => void file.saveAs(join(downloads, file.suggestedFilename())));
  return {
    version: `${names[type.name()] ?? type.name()} ${browser.version()}`,
    downloads,
    go: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    press: (chord) => page.keyboard.press(chord),
    type: (text) => page.keyboard.type(text),
    click: (x, y) => page.mouse.click(x, y),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    async close() {
      await browser.close();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}

/** @type {Readonly<Record<string, string>>} */
const names = { chromium: 'Chromium', firefox: 'Firefox', webkit: 'WebKit' };
