// What goes wrong between the page and the call centre, each as it looks on the wire.

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */
/** @typedef {'500' | '503' | '502 page' | 'sign-in page' | 'cut' | 'reset' | 'hang' | 'slow'} Fault */

/**
 * The usual ways of a server, and of a network, to fail. `outage`: no connection, for anything; `offline
 * event`: the browser says that it is offline, although the server answers.
 * @typedef {Fault | 'outage' | 'offline event'} Trouble
 */

/** @type {readonly Fault[]} */
export const faults = ['500', '503', '502 page', 'sign-in page', 'cut', 'reset', 'hang', 'slow'];

/** @type {readonly Trouble[]} */
export const troubles = [...faults, 'outage', 'offline event'];

/**
 * Answers at once with a fault; not for those that wait, `hang` and `slow`.
 * @param {Exclude<Fault, 'hang' | 'slow'>} fault
 * @param {Req} req
 * @param {Res} res
 */
export function fail(fault, req, res) {
  switch (fault) {
    case '500':
      return say(res, 500, 'text/plain', 'Internal Server Error');
    case '503':
      return say(res, 503, 'text/plain', 'The service is being restarted');
    case '502 page':
      return say(res, 502, 'text/html', '<html><h1>502 Bad Gateway</h1></html>');
    case 'sign-in page':
      return say(res, 200, 'text/html', '<!doctype html><title>Sign in</title><form></form>');
    case 'cut':
      // More is announced than comes.
      res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5_000 });
      return void res.write('{"total":1284,"valid":11', () => req.socket.destroy());
    case 'reset':
      return void req.socket.resetAndDestroy();
  }
}

/**
 * @param {Res} res
 * @param {number} status
 * @param {string} type
 * @param {string} body
 */
function say(res, status, type, body) {
  res.writeHead(status, { 'Content-Type': type }).end(body);
}
