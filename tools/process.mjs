// Starts programs for the commands: by Node and the program's own file, the same on every system.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
export const dist = join(root, 'dist');

/** @param {string} name @param {string} command */
export function binary(name, command) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[command])];
}

/**
 * Runs to the end with the terminal's own output. Returns the exit code.
 * @param {string[]} command
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [folder]
 * @returns {Promise<number>}
 */
export function runInherited([file = '', ...args], env, folder = root) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const stop = () => child.kill('SIGTERM');
    process.once('SIGTERM', stop);
    child.once('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      resolve(code ?? 1);
    });
  });
}

/**
 * Builds for production where that is wanted. Where there is no build then, the command ends.
 * @param {boolean} isWanted
 * @param {string} [folder] of a build in place of the one in dist
 */
export async function haveBuild(isWanted, folder = dist) {
  const code = isWanted ? await runInherited([...binary('vite', 'vite'), 'build']) : 0;
  if (code) process.exit(code);
  if (existsSync(join(folder, 'index.html'))) return;
  console.error('There is no production build: run `npm run build` first.');
  process.exit(1);
}
