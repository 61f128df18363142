// WebKitGTK's browser over W3C WebDriver, on a virtual display.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../../tools/served.mjs';
import { clicked, pressed, typed } from './actions.mjs';
import { startProgram } from './child.mjs';

/** @typedef {import('../page.mjs').Driver} Driver */

/** The toolbar would keep the window from being as narrow as a phone. */
const noToolbar =
  '* { padding: 0; margin: 0; min-width: 0; font-size: 1px } image { -gtk-icon-size: 1px }';

/**
 * @param {string} driverPath WebKitWebDriver
 * @param {string} displayPath Xvfb
 * @returns {Promise<Driver>}
 */
export async function openWebKit(driverPath, displayPath) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-webkit-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), noToolbar);
  /** The stop functions, run in reverse order. @type {(() => unknown)[]} */
  const ends = [() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })];
  const close = async () => {
    for (const end of ends.toReversed()) await end();
  };
  try {
    const screen = ['-screen', '0', '2000x1200x24', '-nolisten', 'tcp', '-displayfd', '1'];
    const display = await startProgram(displayPath, screen, { ready: /^(\d+)\n/ });
    ends.push(display.stop);
    const port = await freePort();
    const driver = await startProgram(driverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      env: {
        DISPLAY: `:${display.said}`,
        GDK_BACKEND: 'x11',
        // Without a graphics card screenshots would be black.
        WEBKIT_DISABLE_DMABUF_RENDERER: '1',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
        TZ: 'America/Los_Angeles',
        // WebKit's own sandbox does not start as root.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    ends.push(driver.stop);
    return await openSession(`http://127.0.0.1:${port}`, downloads, ends, close);
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * @param {string} origin of the driver
 * @param {string} downloads
 * @param {(() => unknown)[]} ends
 * @param {() => Promise<void>} close
 * @returns {Promise<Driver>}
 */
async function openSession(origin, downloads, ends, close) {
  await waitForDriver(origin);
  const capabilities = { alwaysMatch: { acceptInsecureCerts: false } };
  const opened = await send(origin, 'POST', '/session', { capabilities });
  const session = `${origin}/session/${opened.sessionId}`;
  ends.push(() => send(session, 'DELETE', '').catch(() => undefined));
  const post = (/** @type {string} */ path, /** @type {object} */ body) =>
    send(session, 'POST', path, body);
  const act = (/** @type {object[]} */ actions) => post('/actions', { actions });
  const evaluate = (/** @type {string} */ expression) =>
    post('/execute/sync', { script: `return ${expression}`, args: [] });
  await post('/timeouts', { script: 30_000, pageLoad: 30_000 });

  return {
    version: `WebKitGTK ${opened.capabilities.browserVersion}`,
    downloads,
    go: (url) => post('/url', { url }),
    evaluate,
    press: (chord) => act(pressed(chord)),
    type: (text) => act(typed(text)),
    click: (x, y) => act(clicked(x, y)),
    async resize(width, height) {
      // The window has a border and a toolbar around the page.
      const [inner, outer] = JSON.parse(
        await evaluate('JSON.stringify([[innerWidth, innerHeight], [outerWidth, outerHeight]])'),
      );
      const [wide, high] = [width + outer[0] - inner[0], height + outer[1] - inner[1]];
      await post('/window/rect', { x: 0, y: 0, width: wide, height: high });
    },
    screenshot: async () => Buffer.from(await send(session, 'GET', '/screenshot'), 'base64'),
    close,
  };
}

/** Waits for the driver, which prints nothing when it is ready. @param {string} origin */
async function waitForDriver(origin) {
  for (let tries = 0; ; tries += 1) {
    const isThere = await send(origin, 'GET', '/status').catch(() => null);
    if (isThere) return;
    if (tries === 100) throw new Error('WebKitWebDriver did not start in time.');
    await setTimeout(100);
  }
}

/**
 * @param {string} base
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
async function send(base, method, path, body) {
  const response = await fetch(base + path, {
    method,
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    signal: AbortSignal.timeout(60_000),
  });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}
