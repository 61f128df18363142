// Starts npm programs by Node and their own file, the same way on every system.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stop } from './arguments.mjs';

export const root = join(import.meta.dirname, '..');
export const dist = join(root, 'dist');

/** @param {string} name @param {string} command */
export function binary(name, command) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[command])];
}

/**
 * Runs a command in this terminal and returns its exit code.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 * @param {boolean} [isHeld] print nothing before the end, since another command runs at the same time
 * @returns {Promise<number>}
 */
export function runInherited([file = '', ...args], env, folder = root, isHeld = false) {
  return new Promise((resolve) => {
    const output = isHeld ? 'pipe' : 'inherit';
    const child = spawn(file, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    });
    /** @type {Buffer[]} */
    const held = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (/** @type {Buffer} */ part) => void held.push(part));
    const endChild = () => child.kill('SIGTERM');
    process.once('SIGTERM', endChild);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => {
      process.off('SIGTERM', endChild);
      process.stdout.write(Buffer.concat(held));
      resolve(code ?? 1);
    });
  });
}

/**
 * Builds for production if wanted; ends the command where the folder has no build afterwards.
 * @param {boolean} isWanted
 * @param {string} [folder]
 */
export async function haveBuild(isWanted, folder = dist) {
  const code = isWanted ? await runInherited([...binary('vite', 'vite'), 'build']) : 0;
  if (code) process.exit(code);
  if (existsSync(join(folder, 'index.html'))) return;
  stop('There is no production build: run `npm run build` first.');
}
