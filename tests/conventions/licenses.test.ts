import { expect, it } from 'vitest';
import { codeOf, files, textOf } from './files.ts';

interface Locked {
  readonly version: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
}

const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'OFL-1.1',
  'Unlicense',
  'Python-2.0',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
];
/** Also allowed for tools, which are not delivered: licenses that at most require open changes, such as the MPL and LGPL. */
const tools = [
  'MPL-2.0',
  'CC0-1.0',
  // Data about browsers (caniuse-lite), whose source must be named.
  'CC-BY-4.0',
  'PSF-2.0',
  'LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later',
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT',
];
/** Tools that name the MIT license of their LICENSE file in an outdated field of package.json. */
const outdated = /^(?:compute-(?:gcd|lcm)|validate\.io-(?:function|integer|integer-array|number))$/;

const packagesIn = (lockfile: string) =>
  Object.entries(
    (JSON.parse(textOf(lockfile)) as { packages: Readonly<Record<string, Locked>> }).packages,
  ).filter(([path]) => path !== '');

const locked = [
  ...packagesIn('package-lock.json'),
  ...packagesIn('tools/extra/package-lock.json').map(
    ([path, entry]) => [path, { ...entry, dev: true }] as const,
  ),
]
  .map(([path, entry]) => ({ name: path.replace(/^.*node_modules\//, ''), ...entry }))
  .map((entry) => (entry.dev && outdated.test(entry.name) ? { license: 'MIT', ...entry } : entry));
const shipped = locked.filter(({ dev, optional }) => !dev && !optional);
const others = locked.filter(({ dev, optional }) => dev || optional);

it('every package is under a permissive license, and the tools at most under a weak copyleft', () => {
  const isIn = (list: readonly string[]) => (entry: Locked) => list.includes(entry.license ?? '');
  expect(shipped.filter((entry) => !isIn(permissive)(entry))).toEqual([]);
  expect(others.filter((entry) => !isIn([...permissive, ...tools])(entry))).toEqual([]);
});

it('the page imports every package that it depends on', () => {
  const { dependencies } = JSON.parse(textOf('package.json')) as { dependencies: object };
  const code = ['src', 'tools'].flatMap((folder) => files(folder, /\.(?:tsx?|css)$/)).map(codeOf);
  const isImported = (name: string) =>
    code.some((text) => new RegExp(`['"/]${name}['"/]`).test(text));
  expect(Object.keys(dependencies).filter((name) => !isImported(name))).toEqual([]);
});
