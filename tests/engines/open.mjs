// Each engine by its name: how it is found, and the driver that speaks to it.
import { chromium, firefox, webkit } from '@playwright/test';
import { findChromium } from '../../tools/browser/chromium.mjs';
import { engines, openEngine } from '../../tools/browser/engines.mjs';
import { openFirefox } from './drivers/bidi.mjs';
import { openByPlaywright } from './drivers/playwright.mjs';
import { openWebKit } from './drivers/webdriver.mjs';

/** @typedef {import('./page.mjs').Driver} Driver */
/** @typedef {import('../../tools/browser/engines.mjs').Browser} Browser */

export const names = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** @typedef {(typeof names)[number]} Name */

/**
 * @param {Name} name
 * @param {{ install: boolean }} options
 * @returns {Promise<{ driver: Driver, how: string } | { title: string, why: string }>}
 */
export async function open(name, options) {
  if (name === 'chromium')
    return openChromium(options).catch((error) => ({ title: 'Chromium', why: error.message }));
  const { title } = engines[name];
  const found = await openEngine(name, (browser) => start(name, browser), options);
  return 'why' in found ? { title, ...found } : { driver: found.opened, how: found.how };
}

/** @param {{ install: boolean }} options */
async function openChromium(options) {
  const { executablePath, args, env, how } = await findChromium(options);
  const driver = await openByPlaywright(chromium, {
    executablePath,
    args,
    chromiumSandbox: !args.includes('--no-sandbox'),
    ...(env && { env: { .../** @type {Record<string, string>} */ (process.env), ...env } }),
  });
  return { driver, how };
}

/**
 * @param {'firefox' | 'webkit'} name
 * @param {Browser} browser
 */
function start(name, browser) {
  switch (browser.by) {
    case 'bidi':
      return openFirefox(browser.firefox);
    case 'webdriver':
      return openWebKit(browser.driver, browser.display);
    default:
      return openByPlaywright({ firefox, webkit }[name]);
  }
}
