// Finds nginx and Caddy, or brings Debian's packages of them into node_modules/.cache: they are unpacked, not
// installed, so that nothing is started and nothing is left on the system, and nobody has to be root.
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isExecutable, run } from '../../tools/browser/machine.mjs';
import { root } from '../../tools/process.mjs';

/** @typedef {'nginx' | 'caddy'} Name */
/** @typedef {{ file: string, version: string, env: NodeJS.ProcessEnv }} Program */

const brought = join(root, 'node_modules/.cache/deploy');
const unpacked = join(brought, 'unpacked');
const patienceMs = 180_000;
const tellVersion = { nginx: ['-v'], caddy: ['version'] };

/**
 * @param {readonly Name[]} names
 * @returns {Promise<Map<Name, Program>>}
 */
export async function findPrograms(names) {
  const there = await lookFor(names);
  const lacking = names.filter((name) => !there.has(name));
  if (lacking.length === 0) return there;
  await bring(lacking);
  for (const [name, program] of await lookFor(lacking)) there.set(name, program);
  const still = names.filter((name) => !there.has(name));
  if (still.length > 0)
    throw new Error(
      `${still.join(' and ')} could not be found and not be brought. On Debian or Ubuntu this needs apt-get and its ` +
        `mirror; elsewhere install ${still.join(' and ')} so that the command is on the PATH.`,
    );
  return there;
}

/** @param {readonly Name[]} names */
async function lookFor(names) {
  /** @type {Map<Name, Program>} */
  const found = new Map();
  for (const name of names)
    for (const { file, env } of places(name)) {
      const version = await versionOf(name, file, env);
      if (version === null) continue;
      found.set(name, { file, version, env });
      break;
    }
  return found;
}

/** @param {Name} name */
function places(name) {
  // Debian keeps servers where only root's PATH looks.
  const own = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const system = own.filter(Boolean).map((folder) => ({ file: join(folder, name), env: {} }));
  const libraries = libraryFolders();
  const env = libraries.length > 0 ? { LD_LIBRARY_PATH: libraries.join(':') } : {};
  const ours = ['usr/sbin', 'usr/bin'].map((folder) => ({
    file: join(unpacked, folder, name),
    env,
  }));
  return [...system, ...ours].filter(({ file }) => isExecutable(file));
}

/** Where the libraries that came with a program are, should the system lack some. */
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
async function versionOf(name, file, env) {
  const { code, out } = await run(file, tellVersion[name], patienceMs, env);
  return code === 0 ? (/\d+\.\d+\.\d+/.exec(out)?.[0] ?? '?') : null;
}

/** @param {readonly Name[]} names */
async function bring(names) {
  if (!isExecutable('/usr/bin/apt-get')) return;
  console.log(`${names.join(' and ')}: not here, unpacking Debian's packages`);
  rmSync(brought, { recursive: true, force: true });
  for (const folder of ['lists/partial', 'archives/partial', 'unpacked'])
    mkdirSync(join(brought, folder), { recursive: true });
  const apart = [
    ['Dir::State::Lists', join(brought, 'lists')],
    ['Dir::Cache', brought],
    ['Dir::Cache::Archives', join(brought, 'archives')],
    // Only the system's own state is locked, which stays as it is.
    ['Debug::NoLocking', 'true'],
    ['APT::Sandbox::User', ''],
  ].flatMap(([name, value]) => ['-o', `${name}=${value}`]);
  const apt = async (/** @type {string[]} */ ...args) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { code, out } = await run('/usr/bin/apt-get', [...apart, ...args], patienceMs, env);
    if (code) console.error(out.trim());
  };
  await apt('-qq', 'update');
  await apt('-qq', '-y', '--no-install-recommends', '--download-only', 'install', ...names);
  const archives = readdirSync(join(brought, 'archives')).filter((file) => file.endsWith('.deb'));
  for (const file of archives)
    await run('/usr/bin/dpkg', ['-x', join(brought, 'archives', file), unpacked], patienceMs);
  for (const folder of ['lists', 'archives'])
    rmSync(join(brought, folder), { recursive: true, force: true });
}
