// Finds a Chromium that really starts. The order: what the developer names, what is there, what npm
// brought; and only then, unless told not to, what can be installed.
import { realProbes, withEnv } from './chromium-probes.mjs';

/** @typedef {import('./chromium-probes.mjs').Probes} Probes */
/** @typedef {import('./chromium-probes.mjs').Candidate} Candidate */
/** @typedef {{ executablePath: string, how: string, args: string[], env?: Record<string, string> }} Found */

const flags = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemNames = [
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'msedge',
  'microsoft-edge-stable',
];

const failure =
  'No Chromium could be started: set CHROME_PATH to a Chrome or Chromium, or install Google Chrome, ' +
  'or run `npx playwright install --with-deps chromium`, or as root on Debian `apt-get install chromium`, ' +
  'or on Linux x64 run `npm ci` without omitting optional dependencies.';

/**
 * @param {object} [options]
 * @param {boolean} [options.install] false: nothing is installed, whatever is missing
 * @param {Probes} [options.probes]
 * @returns {Promise<Found>}
 * @throws where no Chromium starts; the message says what to do
 */
export async function findChromium({ install = true, probes = realProbes() } = {}) {
  /** @type {[string, () => Promise<Candidate[]>][]} */
  const there = [
    ['CHROME_PATH', async () => probes.named().map((executablePath) => ({ executablePath }))],
    ['Playwright', probes.playwright],
    ['installed', () => installed(probes)],
    ['@sparticuz/chromium', probes.bundled],
  ];
  /** @type {typeof there} */
  const installs = [
    ['apt-get', async () => ((await probes.aptInstall()) ? installed(probes) : [])],
    ['playwright install', probes.playwrightInstall],
  ];
  for (const [how, look] of install ? [...there, ...installs] : there) {
    for (const candidate of await look().catch((error) => probes.note(how, error) ?? [])) {
      const args = await startingArgs(candidate, probes);
      if (args) {
        const { executablePath, env } = candidate;
        return { executablePath, how, args, ...(env && { env }) };
      }
      probes.note(how, `${candidate.executablePath} does not start`);
    }
  }
  throw new Error(failure);
}

/**
 * Starts it, with further arguments.
 * @param {{ install?: boolean, args?: readonly string[] }} [options]
 */
export async function launchChromium({ install = true, args = [] } = {}) {
  const { chromium } = await import('@playwright/test');
  const { executablePath, args: needed, env } = await findChromium({ install });
  return chromium.launch({
    executablePath,
    args: [...needed, ...args],
    chromiumSandbox: !needed.includes('--no-sandbox'),
    ...withEnv(env),
  });
}

/** @param {Probes} probes @returns {Promise<Candidate[]>} */
async function installed(probes) {
  const paths = [...systemNames.flatMap(probes.onPath), ...probes.fixedPaths()];
  const working = [];
  for (const path of paths) if (await probes.tellsVersion(path)) working.push(path);
  return working.map((executablePath) => ({ executablePath }));
}

/**
 * Only root, and a bundled browser in a container without user namespaces, go without a sandbox.
 * @param {Candidate} candidate
 * @param {Probes} probes
 */
async function startingArgs(candidate, probes) {
  const open = ['--no-sandbox', ...flags];
  const choices = probes.isRoot() ? [open] : candidate.mayOpen ? [flags, open] : [flags];
  for (const args of choices) if (await probes.starts(candidate, args)) return args;
  return null;
}
