// The container without a container engine: the Dockerfile's copied files in a folder, its ENTRYPOINT and USER, and an
// empty environment.
import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../../tools/process.mjs';

/** @typedef {Record<string, string>} Env */
/** @typedef {{ file: string, args: string[], env: Env, uid?: number, gid?: number }} Command */

const lines = readFileSync(join(root, 'Dockerfile'), 'utf8').replaceAll(/\\\n/g, ' ').split('\n');
const runtime = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

/**
 * The words after an instruction of the last stage.
 * @param {string} name
 */
function instruction(name) {
  return runtime.flatMap((line) =>
    line.startsWith(`${name} `) ? [line.slice(name.length + 1)] : [],
  );
}

/** @param {string} text */
const execForm = (text) => /** @type {string[]} */ (JSON.parse(text.slice(text.indexOf('['))));

const [entry = '[]'] = instruction('ENTRYPOINT');
const [health = '[]'] = instruction('HEALTHCHECK');
const [user = ''] = instruction('USER');
const [uid = 0, gid = 0] = user.split(':').map(Number);

/**
 * Makes the image's folder and returns its commands.
 * @param {string} folder
 * @param {{ dist: string, program: import('./programs.mjs').Program, port: number }} of
 */
export function layOut(folder, { dist, program, port }) {
  for (const copy of instruction('COPY')) {
    const [target = '', ...sources] = copy
      .replace(/^--from=build\s+/, '')
      .split(/\s+/)
      .toReversed();
    for (const source of sources) {
      const from = source === '/app/dist' ? dist : join(root, source);
      const to = target.endsWith('/') ? join(target, basename(source)) : target;
      cpSync(from, join(folder, to), { recursive: true });
    }
  }
  const bin = join(folder, 'bin');
  cpSync(program.file, join(bin, 'caddy'));
  const libraries = (program.env['LD_LIBRARY_PATH'] ?? '').split(':').filter(Boolean);
  for (const library of libraries) cpSync(library, join(folder, 'lib'), { recursive: true });
  const tmp = join(folder, 'tmp');
  mkdirSync(tmp);
  chmodSync(folder, 0o755);
  // Only root can change the user.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(tmp, uid, gid);
  const places = {
    PATH: `${bin}:/usr/bin:/bin`,
    ...(libraries.length > 0 && { LD_LIBRARY_PATH: join(folder, 'lib') }),
    PORT: String(port),
    TRACKER_BIND: '127.0.0.1',
    TRACKER_ROOT: join(folder, 'srv/appointment-tracker'),
    TRACKER_RUN: join(tmp, 'appointment-tracker'),
  };

  /**
   * @param {string} text
   * @param {Env} env
   * @returns {Command}
   */
  const command = (text, env) => {
    const [file = '', ...args] = execForm(text);
    const localArgs = args.map((arg) => (arg.startsWith('/srv/') ? join(folder, arg) : arg));
    return { file, args: localArgs, env: { ...places, ...env }, ...(isRoot && { uid, gid }) };
  };
  return {
    /** @param {Env} env */
    start: (env) => command(entry, env),
    /** @param {Env} [env] */
    health: (env = {}) => command(health, env),
  };
}

/**
 * Runs a command that ends by itself.
 * @param {Command} command
 * @returns {Promise<{ code: number | null, said: string }>}
 */
export function run({ file, args, ...options }) {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd: '/',
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: 10_000,
      ...options,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => (said += chunk));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, said }));
  });
}
