// Firefox and WebKit, as this machine has them or can have them: Playwright's own, else Debian's.
import { existsSync } from 'node:fs';
import { apt, canUseApt, isRoot, onPath, playwrightCli } from './machine.mjs';

/** @typedef {'firefox' | 'webkit'} EngineName */
/** A browser: one that Playwright brings, or programs that are installed. @typedef {{ by: 'playwright' } | { by: 'bidi', firefox: string } | { by: 'webdriver', driver: string, display: string }} Browser */
/** @typedef {{ how: string, browser: Browser }} Candidate */
/** @typedef {ReturnType<typeof realProbes>} Probes */

/** @type {Readonly<Record<EngineName, { title: string, packages: readonly string[] }>>} */
export const engines = {
  firefox: { title: 'Firefox', packages: ['firefox-esr'] },
  webkit: { title: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'] },
};

function realProbes() {
  return {
    onPath,
    canUseApt,
    /** Whether the browser that belongs to this Playwright is there. @param {EngineName} name */
    async hasPlaywright(name) {
      const playwright = await import('@playwright/test');
      return existsSync(playwright[name].executablePath());
    },
    /** @param {EngineName} name */
    async download(name) {
      console.log(`${name}: downloading Playwright's (--no-install forbids it)`);
      // The libraries are many: only once there is a browser that wants them.
      const { code } = await playwrightCli(['install', name]);
      if (code === 0 && (isRoot() || process.env['CI']))
        await playwrightCli(['install-deps', name]);
    },
    /** @param {EngineName} name */
    async aptInstall(name) {
      console.log(`${name}: installing Debian's (--no-install forbids it)`);
      await apt(...engines[name].packages);
    },
  };
}

/**
 * Opens the first browser of an engine that starts: what is there, then, unless forbidden, what can be installed.
 * @template T
 * @param {EngineName} name
 * @param {(browser: Browser) => Promise<T>} open
 * @param {object} [options]
 * @param {boolean} [options.install] false: nothing is installed
 * @param {Probes} [options.probes]
 * @returns {Promise<{ how: string, opened: T } | { why: string }>} why there is none
 */
export async function openEngine(name, open, { install = true, probes = realProbes() } = {}) {
  /** @type {string[]} */
  const failures = [];
  const steps = [
    async () => undefined,
    ...(install ? [probes.download] : []),
    ...(install && probes.canUseApt() ? [probes.aptInstall] : []),
  ];
  const tried = new Set();
  for (const step of steps) {
    await step(name);
    for (const { how, browser } of await candidates(name, probes)) {
      if (tried.has(how)) continue;
      tried.add(how);
      try {
        return { how, opened: await open(browser) };
      } catch (error) {
        const [line] = String(error instanceof Error ? error.message : error).split('\n');
        failures.push(`${how} does not start: ${line}`);
      }
    }
  }
  const missing = `neither Playwright's nor Debian's (${engines[name].packages.join(', ')}) is there`;
  const known = failures.length > 0 ? failures.join('; ') : missing;
  return { why: install ? `${known}, and none could be installed` : known };
}

/**
 * @param {EngineName} name
 * @param {Probes} probes
 * @returns {Promise<Candidate[]>}
 */
async function candidates(name, probes) {
  /** @type {Candidate[]} */
  const own = (await probes.hasPlaywright(name))
    ? [{ how: "Playwright's own", browser: { by: 'playwright' } }]
    : [];
  return [...own, ...(name === 'firefox' ? firefoxes(probes) : webkits(probes))];
}

/** @param {Probes} probes @returns {Candidate[]} */
function firefoxes(probes) {
  return ['firefox-esr', 'firefox'].flatMap(probes.onPath).map((path) => ({
    how: `${path}, WebDriver BiDi`,
    browser: { by: 'bidi', firefox: path },
  }));
}

/** @param {Probes} probes @returns {Candidate[]} */
function webkits(probes) {
  const [driver, display] = ['WebKitWebDriver', 'Xvfb'].map((name) => probes.onPath(name)[0]);
  if (!driver || !display) return [];
  return [{ how: `${driver}, WebDriver`, browser: { by: 'webdriver', driver, display } }];
}
