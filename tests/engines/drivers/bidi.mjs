// An installed Firefox over WebDriver BiDi, without a driver program.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { clicked, pressed, typed } from './actions.mjs';
import { startProgram } from './child.mjs';

/** @typedef {import('../page.mjs').Driver} Driver */

/** @param {string} downloads */
const preferences = (downloads) => ({
  'browser.download.dir': downloads,
  'browser.download.folderList': 2,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'app.update.enabled': false,
  'intl.accept_languages': 'en-US',
  'remote.prefs.recommended': true,
  'ui.prefersReducedMotion': 1,
});

/**
 * @param {string} executablePath
 * @returns {Promise<Driver>}
 */
export async function openFirefox(executablePath) {
  const folder = mkdtempSync(join(tmpdir(), 'engines-firefox-'));
  const downloads = join(folder, 'downloads');
  mkdirSync(downloads);
  const lines = Object.entries(preferences(downloads)).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(folder, 'user.js'), lines.join('\n'));
  const drop = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port=0'];
  const browser = await startProgram(executablePath, args, {
    ready: /WebDriver BiDi listening on (ws:\/\/\S+)/,
    env: { HOME: folder, TZ: 'America/Los_Angeles', MOZ_CRASHREPORTER_DISABLE: '1' },
  }).catch((error) => {
    drop();
    throw error;
  });
  const socket = await connect(`${browser.said}/session`);
  const close = async () => {
    socket.close();
    await browser.stop();
    drop();
  };

  try {
    const { capabilities } = await socket.send('session.new', { capabilities: {} });
    const { contexts } = await socket.send('browsingContext.getTree', {});
    // A new tab has the focus; in the first one the address bar has it, and the page shows no focus ring.
    const { context } = await socket.send('browsingContext.create', {
      type: 'tab',
      referenceContext: contexts[0].context,
    });
    const act = (/** @type {object[]} */ actions) =>
      socket.send('input.performActions', { context, actions });

    return {
      version: `Firefox ${capabilities.browserVersion}`,
      downloads,
      go: (url) => socket.send('browsingContext.navigate', { context, url, wait: 'complete' }),
      async evaluate(expression) {
        const target = { context };
        const how = { target, awaitPromise: true, userActivation: false };
        const came = await socket.send('script.evaluate', { expression, ...how });
        if (came.type === 'exception') throw new Error(came.exceptionDetails.text);
        return came.result.value;
      },
      press: (chord) => act(pressed(chord)),
      type: (text) => act(typed(text)),
      click: (x, y) => act(clicked(x, y)),
      resize: (width, height) =>
        socket.send('browsingContext.setViewport', { context, viewport: { width, height } }),
      async screenshot() {
        const { data } = await socket.send('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** @param {string} url */
async function connect(url) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  let last = 0;
  /** @type {Map<number, { resolve: (result: any) => void, reject: (error: Error) => void }>} */
  const open = new Map();
  socket.on('message', (/** @type {Buffer} */ data) => {
    const { id, result, message } = JSON.parse(data.toString());
    const call = open.get(id);
    open.delete(id);
    if (result === undefined) call?.reject(new Error(message));
    else call?.resolve(result);
  });
  socket.on('close', () => {
    for (const { reject } of open.values()) reject(new Error('Firefox has ended.'));
    open.clear();
  });
  return {
    /** @param {string} method @param {object} params @returns {Promise<any>} */
    send(method, params) {
      last += 1;
      const id = last;
      socket.send(JSON.stringify({ id, method, params }));
      return new Promise((resolve, reject) => {
        open.set(id, { resolve, reject });
      });
    },
    close: () => socket.close(),
  };
}
