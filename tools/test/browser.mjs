// npm run test:browser [-- --faults] [--whole] [--no-build] [any argument of `playwright test`]
import { join } from 'node:path';
import { binary, haveBuild, root, runInherited } from '../process.mjs';
import { freePort } from '../served.mjs';
import { findChromium } from '../browser/chromium.mjs';

const given = process.argv.slice(2);
const own = new Set(['--no-build', '--faults', '--whole']);
const passedOn = given.filter((arg) => !own.has(arg));

const isBuilt = given.includes('--no-build');
const code = isBuilt ? 0 : await runInherited(binary('typescript', 'tsc'));
if (code) process.exit(code);
await haveBuild(!isBuilt);

const chromium = findChromium();
console.log(`Chromium: ${chromium}`);

const suite = given.includes('--faults') ? 'faults' : 'browser';
const config = join(root, 'tests', suite, 'playwright.config.ts');
process.exit(
  await runInherited(
    [...binary('@playwright/test', 'playwright'), 'test', '--config', config, ...passedOn],
    {
      CHROME_PATH: chromium,
      PREVIEW_PORT: String(await freePort()),
      ...(given.includes('--whole') && { WHOLE: '1' }),
    },
  ),
);
