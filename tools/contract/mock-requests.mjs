// What the simulated center needs around it to be reached from anywhere on this machine.

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */

const local = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Responds to requests as the center: in the scenario given unless a cookie asks for another, and readable for
 * the pages of this machine.
 * @param {object} options
 * @param {(req: Req, res: Res) => Promise<boolean>} options.handle
 * @param {string} options.scenario
 */
export function servedBy({ handle, scenario }) {
  return (/** @type {Req} */ req, /** @type {Res} */ res) => {
    allow(req, res);
    if (req.method === 'OPTIONS') {
      res.writeHead(204).end();
      return;
    }
    // The first of two cookies of one name counts, so that a request may choose for itself.
    const { cookie } = req.headers;
    const ours = `mock=${encodeURIComponent(scenario)}`;
    req.headers.cookie = cookie === undefined ? ours : `${cookie}; ${ours}`;
    respond(handle, req, res).catch(() => res.destroy());
  };
}

/** @param {(req: Req, res: Res) => Promise<boolean>} handle @param {Req} req @param {Res} res */
async function respond(handle, req, res) {
  if (!(await handle(req, res))) res.writeHead(404).end('The simulated center has no such call.');
}

/**
 * A page of another port is another origin: it may read the responses, and send its cookies.
 * @param {Req} req
 * @param {Res} res
 */
function allow({ headers: { origin } }, res) {
  res.setHeader('Vary', 'Origin');
  if (origin === undefined || !local.test(origin)) return;
  res.setHeader('Access-Control-Allow-Origin', origin);
  res.setHeader('Access-Control-Allow-Credentials', 'true');
  res.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  res.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  res.setHeader('Access-Control-Max-Age', '600');
}
