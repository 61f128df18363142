// Finds nginx and Caddy, or unpacks Debian's packages of them into node_modules/.cache: without root, and without
// services on the system.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { stop } from '../../tools/arguments.mjs';
import { root } from '../../tools/process.mjs';

/** @typedef {'nginx' | 'caddy'} Name */
/** @typedef {{ file: string, version: string, env: NodeJS.ProcessEnv }} Program */

const brought = join(root, 'node_modules/.cache/deploy');
const unpacked = join(brought, 'unpacked');
const patienceMs = 180_000;
const tellVersion = { nginx: ['-v'], caddy: ['version'] };

/**
 * Ends the command where one of them is missing.
 * @param {readonly Name[]} names
 */
export function findPrograms(names) {
  const there = lookFor(names);
  const lacking = names.filter((name) => !there.has(name));
  if (lacking.length === 0) return there;
  bring(lacking);
  for (const [name, program] of lookFor(lacking)) there.set(name, program);
  const still = names.filter((name) => !there.has(name));
  if (still.length > 0)
    stop(
      `${still.join(' and ')} could not be found and not be brought. On Debian or Ubuntu this needs apt-get and its ` +
        `mirror; elsewhere install ${still.join(' and ')} so that the command is on the PATH.`,
    );
  return there;
}

/** @param {readonly Name[]} names */
function lookFor(names) {
  /** @type {Map<Name, Program>} */
  const found = new Map();
  for (const name of names)
    for (const { file, env } of places(name)) {
      const version = versionOf(name, file, env);
      if (version === null) continue;
      found.set(name, { file, version, env });
      break;
    }
  return found;
}

/** @param {Name} name */
function places(name) {
  // Debian's servers are only on root's PATH.
  const own = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const system = own.filter(Boolean).map((folder) => ({ file: join(folder, name), env: {} }));
  const libraries = libraryFolders();
  const env = libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(':') } : {};
  const ours = ['usr/sbin', 'usr/bin'].map((folder) => ({
    file: join(unpacked, folder, name),
    env,
  }));
  return [...system, ...ours].filter(({ file }) => existsSync(file));
}

/** The environment for a program with the libraries of its package. */
function libraryFolders() {
  return ['usr/lib', 'lib'].flatMap((folder) => {
    const within = join(unpacked, folder);
    if (!existsSync(within)) return [];
    return readdirSync(within, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() && entry.name.includes('-linux-') ? [join(within, entry.name)] : [],
    );
  });
}

/**
 * Null for a program that does not start.
 * @param {Name} name
 * @param {string} file
 * @param {NodeJS.ProcessEnv} env
 */
function versionOf(name, file, env) {
  const { status, stdout, stderr } = run(file, tellVersion[name], env);
  return status === 0 ? (/\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? '?') : null;
}

/** @param {string} file @param {readonly string[]} args @param {NodeJS.ProcessEnv} [env] */
function run(file, args, env) {
  return spawnSync(file, args, {
    encoding: 'utf8',
    timeout: patienceMs,
    env: { ...process.env, ...env },
  });
}

/** @param {readonly Name[]} names */
function bring(names) {
  if (!existsSync('/usr/bin/apt-get')) return;
  console.log(`${names.join(' and ')}: not here, unpacking Debian's packages`);
  rmSync(brought, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'archives/partial', 'unpacked'])
    mkdirSync(join(brought, folder), { recursive: true });
  const apart = [
    ['Dir::State::Lists', join(brought, 'lists')],
    ['Dir::Cache', brought],
    ['Dir::Cache::Archives', join(brought, 'archives')],
    // Needs no lock, since the system's own state stays as it is.
    ['Debug::NoLocking', 'true'],
    ['APT::Sandbox::User', ''],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const apt = (/** @type {string[]} */ ...args) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { status, stderr } = run('/usr/bin/apt-get', [...apart, ...args], env);
    if (status) console.error(stderr.trim());
  };
  apt('-qq', 'update');
  apt('-qq', '-y', '--no-install-recommends', '--download-only', 'install', ...names);
  const archives = readdirSync(join(brought, 'archives')).filter((file) => file.endsWith('.deb'));
  for (const file of archives)
    run('/usr/bin/dpkg', ['-x', join(brought, 'archives', file), unpacked]);
  for (const folder of ['lists', 'archives'])
    rmSync(join(brought, folder), { recursive: true, force: true });
}
