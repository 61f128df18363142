import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../../dist');

/** The size of a built file over the wire, in bytes: after brotli, except fonts, which are compressed already. */
export function sizeOf(path: string): number {
  const file = readFileSync(join(dist, path));
  return path.endsWith('.woff2') ? file.length : brotliCompressSync(file).length;
}

export const sizeOfAll = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + sizeOf(path), 0);
