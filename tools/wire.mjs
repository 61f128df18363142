// Faults between a page and its server, as they look on the wire.

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */

/**
 * @typedef {'500' | '503' | '502 page' | '404' | 'sign-in page' | 'sign-in redirect' | 'cut' | 'reset' | 'drop' | 'hang' | 'throwing script'} Fault
 */

/** @type {Record<Fault, (res: Res, req: Req) => unknown>} */
const responses = {
  500: (res) => say(res, 500, 'text/plain', 'Internal Server Error'),
  503: (res) => say(res, 503, 'text/plain', 'The service is being restarted'),
  404: (res) => say(res, 404, 'text/plain', 'Not found'),
  '502 page': (res) => say(res, 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>'),
  'sign-in page': (res) =>
    say(res, 200, 'text/html', '<!doctype html><title>Sign in</title><form>Sign in</form>'),
  'sign-in redirect': (res) => res.writeHead(302, { Location: '/login' }).end(),
  // Content-Length announces more than is sent.
  cut: (res, req) => {
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5_000 });
    res.write('{"total":1284,"valid":11', () => req.socket.destroy());
  },
  reset: (_res, req) => req.socket.resetAndDestroy(),
  drop: (_res, req) => req.socket.destroy(),
  hang: () => undefined,
  'throwing script': (res) =>
    say(res, 200, 'text/javascript', "throw new Error('Planted: this script throws')"),
};

/**
 * Responds with a fault; after 'hang' the request stays open.
 * @param {Fault} fault
 * @param {Req} req
 * @param {Res} res
 */
export function fail(fault, req, res) {
  responses[fault](res, req);
}

/** @param {Res} res @param {number} status @param {string} type @param {string} body */
function say(res, status, type, body) {
  res.writeHead(status, { 'Content-Type': type }).end(body);
}
