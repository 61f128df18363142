// A zip that depends on nothing but the names and bytes in it.
import { createHash } from 'node:crypto';
import { zipSync } from 'fflate';

/** The earliest that a zip can tell; the time of a build would make each archive another. */
const mtime = '1980-01-01T00:00:00';

/** @param {readonly (readonly [path: string, bytes: Uint8Array])[]} files */
export function archiveOf(files) {
  const sorted = files.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime });
}

/** @param {Uint8Array} bytes */
export function checksumOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}
