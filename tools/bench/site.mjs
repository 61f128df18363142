// A folder of built files and the responses of an API, served as in production: brotli, cache headers, the policy.
import { brotliCompressSync, constants } from 'node:zlib';
import { filesOf, sendFile, serve } from '../served.mjs';

const { BROTLI_PARAM_QUALITY } = constants;
/** Files are compressed once, when they are built; responses each time, so with less care. */
const fileQuality = { params: { [BROTLI_PARAM_QUALITY]: 11 } };
const answerQuality = { params: { [BROTLI_PARAM_QUALITY]: 4 } };

/** @param {string} dist @param {(path: string) => string | null} bodyOf a response's body by its path, null: there is none */
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
    const sent = brotliCompressSync(body, answerQuality);
    compressed.set(path, { body, sent });
    return sent;
  }

  return {
    url: (/** @type {string} */ path) => server.origin + path,
    /** The calls of the API that have come. */
    log,
    /** Responses that are not yet sent, whoever in the page requested them. */
    open: () => open,
    close: server.close,
  };
}
