// node tools/clients/run.mjs: clients that two public generators make of docs/openapi.json, compiled.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stop } from '../arguments.mjs';
import { extraBinary, haveExtra } from '../extra/install.mjs';
import { binary, root } from '../process.mjs';

haveExtra();
const document = join(root, 'docs/openapi.json');
const folder = mkdtempSync(join(tmpdir(), 'clients-'));
const strict =
  '--noEmit --strict --target es2022 --lib es2022,dom --module esnext --moduleResolution bundler';

try {
  run('openapi-typescript', extraBinary('openapi-typescript', 'openapi-typescript'), [
    document,
    '-o',
    'types.ts',
  ]);
  run('orval', extraBinary('orval', 'orval'), [
    '--input',
    document,
    '--output',
    './client.ts',
    '--client',
    'fetch',
  ]);
  run('tsc', binary('typescript', 'tsc'), [...strict.split(' '), 'types.ts', 'client.ts']);
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * Runs a command in the folder; ends this one where it fails.
 * @param {string} name
 * @param {string[]} command
 * @param {string[]} args
 */
function run(name, [file = '', ...before], args) {
  const { status, stdout, stderr } = spawnSync(file, [...before, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) stop(`${name} failed:\n${stdout}${stderr}`);
  console.log(`${name}: done`);
}
