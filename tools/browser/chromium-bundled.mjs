// @sparticuz/chromium brings a browser inside its npm package, with the libraries and fonts it
// needs. It is made for a cloud function, so it is told that it runs in one while it unpacks.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/chromium');

/** @returns {Promise<import('./chromium-probes.mjs').Candidate[]>} */
export async function unpackBundled() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  const complete = join(folder, 'complete');
  if (!existsSync(complete)) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  // It unpacks into the temp folder and would take up a copy of any version left there.
  const saved = { ...process.env };
  process.env['TMPDIR'] = folder;
  process.env['AWS_EXECUTION_ENV'] = 'AWS_Lambda_nodejs22.x';
  try {
    const { default: chromium } = await import('@sparticuz/chromium');
    const executablePath = await chromium.executablePath();
    writeFileSync(complete, '');
    const libraries = [join(folder, 'al2023/lib'), saved['LD_LIBRARY_PATH']].filter(Boolean);
    const env = { LD_LIBRARY_PATH: libraries.join(':'), FONTCONFIG_FILE: writeFontConfig() };
    return [{ executablePath, env, mayOpen: true }];
  } finally {
    for (const name of ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH']) {
      if (saved[name] === undefined) delete process.env[name];
      else process.env[name] = saved[name];
    }
  }
}

/** Its own configuration looks for fonts in the cloud's folders only; without any, no letter is drawn. */
function writeFontConfig() {
  const file = join(folder, 'fonts.conf');
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((dir) => `<dir>${dir}</dir>`);
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  writeFileSync(file, `<fontconfig>${folders.join('')}${cache}</fontconfig>\n`);
  return file;
}
