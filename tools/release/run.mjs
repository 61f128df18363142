// npm run release [-- --check]
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { readArguments, stop } from '../arguments.mjs';
import { git, makeCopy } from '../copy.mjs';
import { binary, haveBuild, root, runInherited } from '../process.mjs';
import { filesOf } from '../served.mjs';

const usage = `Builds twice, compares byte by byte, and zips dist, deploy and the container's Dockerfile of a tag into release/, with a checksum.

  --check      of any commit, and without the zip
  --no-build   take the build in dist for the first
  --changelog  only name the version in CHANGELOG.md, as a part of npm version`;
const { values } = readArguments(usage, {
  check: { type: 'boolean', default: false },
  'no-build': { type: 'boolean', default: false },
  changelog: { type: 'boolean', default: false },
});
const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
if (values.changelog) {
  const path = join(root, 'CHANGELOG.md');
  const heading = `$&\n\n## [${version}] - ${new Date().toISOString().slice(0, 10)}`;
  writeFileSync(path, readFileSync(path, 'utf8').replace('## [Unreleased]', heading));
  process.exit(0);
}
const isTagged = git(root, ['tag', '--points-at', 'HEAD']).split('\n').includes(`v${version}`);
if (!values.check && (!isTagged || git(root, ['status', '--porcelain']) !== ''))
  stop(`A release is made of a tag: check out v${version} without changes.`);

// In version.json of both builds.
if (!values['no-build']) process.env['COMMIT'] = git(root, ['rev-parse', 'HEAD']).trim();
await haveBuild(!values['no-build']);
const temporary = mkdtempSync(join(tmpdir(), 'release-'));
process.once('exit', () => rmSync(temporary, { recursive: true }));
// The second build has no .env.local and no variables that Vite reads.
const copy = makeCopy(join(temporary, 'another place'));
const own = Object.keys(process.env).filter((key) => key.startsWith('VITE_'));
const env = { ...Object.fromEntries(own.map((key) => [key, undefined])), TZ: 'Asia/Tokyo' };
const code = await runInherited([...binary('vite', 'vite'), 'build'], env, copy);
if (code) process.exit(code);
const [files, again] = [deliveredIn(root), new Map(deliveredIn(copy))];
const different = files.filter(([path, bytes]) => !again.get(path)?.equals(bytes));
if (different.length > 0 || again.size !== files.length)
  stop(`Not twice the same: ${different.map(([path]) => path).join(', ')}`);
// A fixed time, so that the same files are the same zip.
const zip = zipSync(Object.fromEntries(files), { level: 9, mtime: '1980-01-01T00:00:00' });
const checksum = createHash('sha256').update(zip).digest('hex');
console.log(`${files.length} files, twice the same; the zip's sha256 is ${checksum}`);
if (!values.check) {
  const file = `${name}-${version}.zip`;
  mkdirSync(join(root, 'release'), { recursive: true });
  writeFileSync(join(root, 'release', file), zip);
  writeFileSync(join(root, 'release/SHA256SUMS'), `${checksum}  ${file}\n`);
}

/** @param {string} folder */
function deliveredIn(folder) {
  const dockerfile = readFileSync(join(folder, 'Dockerfile'), 'utf8');
  // Its last stage, on the files of the zip.
  const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ') + 1);
  const container = stage.replace('--from=build /app/dist', 'dist');
  if (container === stage) stop('The last stage of the Dockerfile does not copy /app/dist.');
  return [
    ...['deploy', 'dist'].flatMap((part) => [...filesOf(join(folder, part), part)]),
    /** @type {[string, Buffer]} */ (['Dockerfile', Buffer.from(container)]),
  ];
}
