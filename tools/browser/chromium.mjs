// Chromium for tests and tools: CHROME_PATH, else one of this machine, else the one that npm brought.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { stop } from '../arguments.mjs';
import { root } from '../process.mjs';

export const browserArgs = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  // The headless shell would round the widths of letters, so that no size is a scaled other one.
  '--font-render-hinting=none',
];

const windows = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];
const places = [
  chromium.executablePath(),
  '/opt/google/chrome/chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ...windows.map((name) => join(process.env[name] ?? '', 'Google/Chrome/Application/chrome.exe')),
];

/** The path of Chromium; ends the command where there is none. */
export function findChromium() {
  return process.env['CHROME_PATH'] || (places.find((path) => existsSync(path)) ?? unpackBundled());
}

/** @param {readonly string[]} [args] */
export function launchChromium(args = []) {
  return chromium.launch({ executablePath: findChromium(), args: [...browserArgs, ...args] });
}

/** @sparticuz/chromium is made for cloud functions: it unpacks into a temporary folder and brings its own libraries and fonts. */
function unpackBundled() {
  const packageJson = join(root, 'node_modules/@sparticuz/chromium/package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageJson))
    stop(
      'There is no Chrome or Chromium: install one, or run `npx playwright install chromium`, or set CHROME_PATH.',
    );
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8'));
  const folder = join(root, `node_modules/.cache/chromium-${version}`);
  const start = join(folder, 'start.sh');
  if (existsSync(start)) return start;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";
  const env = { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  execFileSync(process.execPath, ['--input-type=module', '--eval', unpack], { cwd: root, env });
  const fonts = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/cache</cachedir></fontconfig>`;
  writeFileSync(join(unfinished, 'fonts.conf'), fonts);
  const own = `LD_LIBRARY_PATH='${folder}/al2023/lib' FONTCONFIG_FILE='${folder}/fonts.conf'`;
  const script = `#!/bin/sh\n${own} exec '${folder}/chromium' "$@"\n`;
  writeFileSync(join(unfinished, 'start.sh'), script, { mode: 0o755 });
  renameSync(unfinished, folder);
  return start;
}
