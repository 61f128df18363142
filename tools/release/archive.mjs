// A zip that depends on nothing but the names and bytes in it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';

/** The earliest that a zip can tell; the time of a build would make each archive another. */
const mtime = '1980-01-01T00:00:00';

/**
 * All files of a folder by their paths in it, sorted.
 * @param {string} folder
 * @param {string} [under]
 * @returns {[path: string, bytes: Uint8Array][]}
 */
export function filesUnder(folder, under = '') {
  return readdirSync(join(folder, under))
    .toSorted()
    .flatMap((name) => {
      const path = under === '' ? name : `${under}/${name}`;
      if (statSync(join(folder, path)).isDirectory()) return filesUnder(folder, path);
      return [[path, new Uint8Array(readFileSync(join(folder, path)))]];
    });
}

/** @param {readonly (readonly [path: string, bytes: Uint8Array])[]} files */
export function archiveOf(files) {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime });
}

/** @param {Uint8Array} bytes */
export function checksumOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
