import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

const notOurs = new Set(['node_modules', '.git', 'dist', 'coverage', 'test-results']);

/** The paths of our own files from the root, with '/' on every system. */
export function files(folder: string, ending: RegExp): string[] {
  const start = join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return notOurs.has(entry.name) ? [] : files(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}

export function textOf(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

export function exists(path: string): boolean {
  return existsSync(join(root, path));
}

/** Code without its comments, so that a sentence about a rule does not break it. */
export function codeOf(path: string): string {
  return textOf(path).replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w/])\/\/.*$/gm, '');
}
