// How the production build is served, as deploy/ says it: for the servers of the tests.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { root } from './process.mjs';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
});

/**
 * The headers of every response.
 * @type {Readonly<Record<string, string>>}
 */
export const everywhere = JSON.parse(readFileSync(join(root, 'deploy/headers.json'), 'utf8'));

export const kept = 'public, max-age=31536000, immutable';
export const notKept = 'no-store';

/** The headers of an asset that is not there: it may come. */
export const missing = { ...everywhere, 'Cache-Control': notKept };

/**
 * The headers of a file of the build.
 * @param {string} path from the root of the site
 */
export function headersOf(path) {
  return {
    ...everywhere,
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? kept : notKept,
  };
}
