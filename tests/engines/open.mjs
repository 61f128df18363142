// Finds an engine by its name, and opens it with its driver.
import { chromium } from '@playwright/test';
import { browserArgs, findChromium } from '../../tools/browser/chromium.mjs';
import { engines, findEngine, installEngine } from '../../tools/browser/engines.mjs';
import { openFirefox } from './drivers/bidi.mjs';
import { openByPlaywright } from './drivers/playwright.mjs';
import { openWebKit } from './drivers/webdriver.mjs';

/** @typedef {import('./page.mjs').Driver} Driver */

export const names = /** @type {const} */ (['chromium', 'firefox', 'webkit']);
/** @typedef {(typeof names)[number]} Name */

/**
 * @param {Name} name
 * @param {boolean} install whether a missing engine is installed
 * @returns {Promise<{ driver: Driver } | { title: string, why: string }>}
 */
export async function open(name, install) {
  if (name === 'chromium') {
    const options = { executablePath: findChromium(), args: browserArgs };
    return { driver: await openByPlaywright(chromium, options) };
  }
  const { title, packages } = engines[name];
  if (install && !findEngine(name)) installEngine(name);
  const browser = findEngine(name);
  if (!browser)
    return { title, why: `neither Playwright's nor Debian's (${packages.join(', ')}) is there` };
  return start(name, browser).then(
    (driver) => ({ driver }),
    (error) => ({ title, why: `it does not start: ${error.message.split('\n')[0]}` }),
  );
}

/** @param {'firefox' | 'webkit'} name @param {import('../../tools/browser/engines.mjs').Browser} browser */
function start(name, browser) {
  switch (browser.by) {
    case 'bidi':
      return openFirefox(browser.firefox);
    case 'webdriver':
      return openWebKit(browser.driver, browser.display);
    default:
      return openByPlaywright(engines[name].type);
  }
}
