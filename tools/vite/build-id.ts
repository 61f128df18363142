import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const inputs = [
  'tools/vite',
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'tailwind.config.ts',
  'vite.config.ts',
];

/**
 * An id of the build from all of its inputs, so that no wall reloads after a build without a change. `settings` are
 * further inputs, `more` further paths in `root`.
 */
export function buildIdOf(
  root: string,
  release: string,
  settings: object,
  more: readonly string[],
): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const paths = [...inputs, ...more].flatMap((path) => filesIn(root, path));
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return `${release}+${hash.digest('hex').slice(0, 10)}`;
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
