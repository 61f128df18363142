// Finds a Chromium that really starts, or gets one. The order: what the developer names, what is
// there, what npm brought, what the system's packages or Playwright's host can bring.
import { realProbes } from './chromium-probes.mjs';

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
 * @param {Probes} [probes]
 * @returns {Promise<Found>}
 */
export async function findChromium(probes = realProbes()) {
  for (const [how, look] of steps(probes)) {
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
 * @param {Probes} probes
 * @returns {[string, () => Promise<Candidate[]>][]}
 */
function steps(probes) {
  const installed = async () => {
    const paths = [...systemNames.flatMap(probes.onPath), ...probes.fixedPaths()];
    const answering = [];
    for (const path of paths) if (await probes.tellsVersion(path)) answering.push(path);
    return answering.map((executablePath) => ({ executablePath }));
  };
  return [
    ['CHROME_PATH', async () => probes.named().map((executablePath) => ({ executablePath }))],
    ['Playwright', () => probes.playwright()],
    ['installed', installed],
    ['@sparticuz/chromium', () => probes.bundled()],
    ['apt-get', async () => ((await probes.aptInstall()) ? installed() : [])],
    ['playwright install', () => probes.playwrightInstall()],
  ];
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

if (import.meta.filename === process.argv[1]) {
  console.log(await findChromium());
}
