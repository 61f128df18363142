// Serves the production build with the headers of deploy/, for the servers of tests and tools.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from './process.mjs';

const types = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
});

/** @type {Readonly<Record<string, string>>} */
export const everywhere = JSON.parse(readFileSync(join(root, 'deploy/headers.json'), 'utf8'));

export const kept = 'public, max-age=31536000, immutable';
export const notKept = 'no-store';

/** The headers of a missing asset; not cached, since a deployment may bring it. */
export const missing = { ...everywhere, 'Cache-Control': notKept };

/** @param {string} path from the root of the site */
export function headersOf(path) {
  return {
    ...everywhere,
    'Content-Type': types[extname(path)] ?? 'application/octet-stream',
    'Cache-Control': path.startsWith('/assets/') ? kept : notKept,
  };
}

/**
 * The files of a folder by their paths from it, in order.
 * @param {string} folder
 * @param {string} [before] begins each path
 * @returns {Map<string, Buffer>}
 */
export function filesOf(folder, before = '') {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  return new Map(
    paths
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [`${before}/${path.replaceAll('\\', '/')}`, readFileSync(join(folder, path))]),
  );
}

/**
 * Sends a file of a build; the page for a path without a file name extension, else 404.
 * @param {ReadonlyMap<string, Buffer>} files
 * @param {string} path
 * @param {import('node:http').ServerResponse} res
 * @param {Record<string, string>} [more] headers
 */
export function sendFile(files, path, res, more) {
  const name = files.has(path) || /\.\w+$/.test(path) ? path : '/index.html';
  const file = files.get(name);
  if (file) res.writeHead(200, { ...headersOf(name), ...more }).end(file);
  else res.writeHead(404, missing).end();
}

/**
 * Starts a server on 127.0.0.1, on a free port unless one is given.
 * @param {import('node:http').RequestListener} handle
 * @param {number} [port]
 * @throws Error where the port is taken
 */
export async function serve(handle, port = 0) {
  const server = createServer(handle);
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(null));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export async function freePort() {
  const { origin, close } = await serve(() => undefined);
  close();
  return Number(new URL(origin).port);
}
