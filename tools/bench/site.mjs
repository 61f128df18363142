// Serves built files and API responses as in production: brotli, cache headers, content security policy.
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf, sendFile, serve } from '../served.mjs';

const { BROTLI_PARAM_QUALITY } = constants;
/** Files are compressed once, at the build; responses each time, so faster. */
const fileQuality = { params: { [BROTLI_PARAM_QUALITY]: 11 } };
const responseQuality = { params: { [BROTLI_PARAM_QUALITY]: 4 } };

/** @param {string} dist @param {(path: string) => string | null} bodyOf a response's body by its path; null for 404 */
export async function openSite(dist, bodyOf) {
  const files = new Map(
    [...filesOf(dist)].map(([path, bytes]) => [path, brotliCompressSync(bytes, fileQuality)]),
  );
  /** @type {Map<string, { body: string, sent: Buffer }>} */
  const compressed = new Map();
  /** @type {string[]} */
  const log = [];
  let open = 0;

  const server = await serve((request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    if (pathname.startsWith('/api/')) {
      const body = bodyOf(pathname);
      log.push(pathname);
      // The page's clock is that of the responses, not of this server.
      response.sendDate = false;
      if (body === null) return void response.writeHead(404).end();
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Encoding': 'br',
        'Cache-Control': 'no-store',
      });
      return void response.end(sentOf(pathname, body));
    }
    return sendFile(files, pathname, response, { 'Content-Encoding': 'br' });
  });

  /** @param {string} path @param {string} body */
  function sentOf(path, body) {
    const known = compressed.get(path);
    if (known?.body === body) return known.sent;
    const sent = brotliCompressSync(body, responseQuality);
    compressed.set(path, { body, sent });
    return sent;
  }

  return {
    url: (/** @type {string} */ path) => server.origin + path,
    /** The paths of the API calls so far. */
    log,
    /** The number of responses that are not yet sent. */
    open: () => open,
    close: server.close,
  };
}
