// A folder of built files and the responses of an API, served as in production: brotli, cache headers, the policy.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersOf, missing } from '../served.mjs';

const { BROTLI_PARAM_QUALITY } = constants;
/** Files are compressed once, when they are built; responses each time, so with less care. */
const fileQuality = { params: { [BROTLI_PARAM_QUALITY]: 11 } };
const answerQuality = { params: { [BROTLI_PARAM_QUALITY]: 4 } };

/**
 * @param {string} dist
 * @param {{ bodyOf?: (path: string) => string | null, replaced?: Record<string, string> }} [options] a response's
 *   body by its path, null: there is none; and texts in place of some files
 */
export async function openSite(dist, { bodyOf = () => null, replaced = {} } = {}) {
  const files = filesOf(dist);
  for (const [path, text] of Object.entries(replaced))
    files.set(path, brotliCompressSync(text, fileQuality));
  /** @type {Map<string, { body: string, sent: Buffer }>} */
  const compressed = new Map();
  /** @type {string[]} */
  const log = [];
  let open = 0;

  const server = createServer((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/api/')) {
      const body = bodyOf(pathname);
      log.push(pathname);
      if (body === null) return void response.writeHead(404).end();
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      });
      return void response.end(sentOf(pathname, body));
    }
    const name = files.has(pathname) || /\.\w+$/.test(pathname) ? pathname : '/index.html';
    const file = files.get(name);
    if (!file) return void response.writeHead(404, missing).end();
    response.writeHead(200, { ...headersOf(name), 'Content-Encoding': 'br' });
    return void response.end(file);
  });

  /** @param {string} path @param {string} body */
  function sentOf(path, body) {
    const known = compressed.get(path);
    if (known?.body === body) return known.sent;
    const sent = brotliCompressSync(body, answerQuality);
    compressed.set(path, { body, sent });
    return sent;
  }

  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(null));
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port.');
  return {
    url: (/** @type {string} */ path) => `http://127.0.0.1:${address.port}${path}`,
    /** The calls of the API that have come. */
    log,
    /** Responses that are not yet sent, whoever in the page requested them. */
    open: () => open,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} dist @returns {Map<string, Buffer>} */
function filesOf(dist) {
  const paths = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => statSync(join(dist, path)).isFile())
      .map((path) => [`/${path}`, brotliCompressSync(readFileSync(join(dist, path)), fileQuality)]),
  );
}
