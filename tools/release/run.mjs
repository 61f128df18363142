// npm run release -- X.Y.Z, or -- --check
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments, wrongUsage } from '../arguments.mjs';
import { git, makeCopy } from '../copy.mjs';
import { binary, root, runInherited } from '../process.mjs';
import { filesOf } from '../served.mjs';
import { archiveOf, checksumOf } from './archive.mjs';
import { compareVersions, notesOf, released } from './changelog.mjs';

const usage = `Makes a release: the version, the changelog, and release/ with a zip of dist and deploy and its checksum.

  npm run release -- X.Y.Z

  X.Y.Z       later than the version of package.json, or the same, at its commit, to build that once more
  --check     change nothing; build here and in a copy elsewhere, and compare byte by byte
  --no-build  with --check: take the build that is in dist for the one of here

It commits and tags nothing: it prints how.`;

const { values, positionals } = readArguments(usage, {
  check: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
});

const name = 'appointment-tracker';
/** @type {{ version: string }} */
const packageJson = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const changelogPath = join(root, 'CHANGELOG.md');

process.exit(values.check ? await check() : await release(positionals));

/** @param {string[]} versions */
async function release([version = '', ...more]) {
  if (version === '' || more.length > 0) wrongUsage(usage, 'Which version?');
  const changelog = readFileSync(changelogPath, 'utf8');
  const isNew = versionStep(version) > 0;
  refuseChanges();
  if (!isNew && notesOf(changelog, 'Unreleased'))
    refuse(`More has changed since ${version}: check out its commit, or name a later version.`);
  if (isNew) {
    const today = new Date().toISOString().slice(0, 10);
    const next = attempt(() => released(changelog, version, today));
    // A release that fails leaves nothing behind, so that it can be tried again: all was committed before.
    process.once('exit', (code) => code !== 0 && git(root, ['restore', '.']));
    run('npm', ['version', version, '--no-git-tag-version']);
    writeFileSync(changelogPath, next);
    // They name the version.
    run('npm', ['run', 'openapi']);
  }
  const notes = notesOf(readFileSync(changelogPath, 'utf8'), version);
  if (notes === null) refuse(`CHANGELOG.md does not name ${version}.`);

  const folder = join(root, 'release');
  const zip = archiveOf(await build(join(root, 'dist')));
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const file = `${name}-${version}.zip`;
  writeFileSync(join(folder, file), zip);
  writeFileSync(join(folder, 'SHA256SUMS'), `${checksumOf(zip)}  ${file}\n`);
  console.log(
    `\n${notes}\n\nrelease/${file}, ${zip.length.toLocaleString('en-US')} bytes, sha256 ${checksumOf(zip)}`,
  );
  if (isNew)
    console.log(`\n  git commit -am 'release: ${version}' && git tag -a v${version} -m ${version}`);
  return 0;
}

/** Two builds of what is here are the same, byte by byte: also in another folder, and in another zone. */
async function check() {
  const temporary = mkdtempSync(join(tmpdir(), 'release-'));
  const copy = makeCopy(join(temporary, 'another place'));
  try {
    const first = values['no-build']
      ? releaseOf(join(root, 'dist'), root)
      : await build(join(temporary, 'a'));
    const second = await build(join(temporary, 'b'), copy, { TZ: 'Asia/Tokyo' });
    const bytes = new Map(second);
    const other = first.filter(([path, own]) =>
      Buffer.compare(own, bytes.get(path) ?? new Uint8Array()),
    );
    for (const [path] of other) console.error(`differs: ${path}`);
    const isSame = other.length === 0 && first.length === second.length;
    console.log(
      `${first.length} files, ${isSame ? 'twice the same' : 'NOT twice the same'}: sha256 ${checksumOf(archiveOf(first))}`,
    );
    return isSame ? 0 : 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/**
 * Builds into a folder; the files of the release: that, and the configurations of the servers.
 * @param {string} outDir
 * @param {string} [source]
 * @param {Record<string, string>} [env]
 */
async function build(outDir, source = root, env = {}) {
  const flags = ['--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  const code = await runInherited([...binary('vite', 'vite'), 'build', ...flags], env, source);
  if (code) process.exit(code);
  return releaseOf(outDir, source);
}

/** @param {string} outDir @param {string} source @returns {[path: string, bytes: Buffer][]} */
function releaseOf(outDir, source) {
  const of = (/** @type {string} */ folder, /** @type {string} */ under) =>
    [...filesOf(folder)].map(
      ([path, bytes]) => /** @type {[string, Buffer]} */ ([under + path, bytes]),
    );
  return [...of(outDir, 'dist'), ...of(join(source, 'deploy'), 'deploy')];
}

/** @param {string} version */
function versionStep(version) {
  const step = attempt(() => compareVersions(version, packageJson.version));
  return step < 0 ? refuse(`${version} is before ${packageJson.version}.`) : step;
}

function refuseChanges() {
  const said = (/** @type {string[]} */ args) => attempt(() => git(root, args)).trim();
  if (said(['status', '--porcelain']) !== '')
    refuse('There are changes that are not committed: a release is made of a commit.');
  // Vite reads both, and no commit holds them.
  const files = said(['ls-files', '--others', '--ignored', '--exclude-standard', '--', '.env*']);
  const variables = Object.keys(process.env).filter((variable) => variable.startsWith('VITE_'));
  const settings = [...files.split('\n'), ...variables].filter((each) => each !== '');
  if (settings.length > 0)
    refuse(`${settings.join(', ')} would be built in: a release is made of a commit alone.`);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) refuse(`${command} ${args.join(' ')} failed.`);
}

/** @template T @param {() => T} act */
function attempt(act) {
  try {
    return act();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} sentence @returns {never} */
function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}
