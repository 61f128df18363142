// A real HTTP server for one page: the production build, and a simulated call center whose time, and
// whose troubles, the soak directs.
import { fail } from '../wire.mjs';
import { filesOf, sendFile, serve } from '../served.mjs';
import { strays, strayShare } from './schedule.mjs';

/** @typedef {import('node:http').IncomingMessage} Req */
/** @typedef {import('node:http').ServerResponse} Res */

/**
 * @param {object} options
 * @param {string} options.name
 * @param {string} options.dist
 * @param {number} options.startMs
 * @param {() => number} options.random
 * @param {readonly import('./schedule.mjs').Window[]} options.schedule
 * @param {import('../center.mjs').Loaded} options.loaded
 */
export async function startServer({ name, dist, startMs, random, schedule, loaded }) {
  const { respond, worldOf, api } = loaded;
  const files = filesOf(dist);
  const calls = new Map(
    Object.entries(api).map(([call, { method, path }]) => [`${method} ${path}`, call]),
  );
  const cookie = (/** @type {string} */ which) =>
    `mock-world=soak-${name}-${which}; mock=x0; mock-now=${startMs}`;
  const living = cookie('living');
  const still = cookie('still');
  const { clock } = worldOf({ headers: { cookie: living } }).center;

  let isStill = false;
  let isQuiet = false;
  /** @type {Map<Res, { dueMs: number, go: () => void }>} */
  const waiting = new Map();
  /** @type {Map<string, number>} */
  const served = new Map();

  const elapsedMs = () => clock.now() - startMs;

  /** @param {Req} req */
  function troubleOf({ method, url = '/' }) {
    const at = elapsedMs();
    const now = schedule.find(({ fromMs, toMs }) => at >= fromMs && at < toMs);
    if (now?.trouble === 'outage') return 'reset';
    const call = calls.get(`${method} ${url.split('?')[0]}`);
    if (call === undefined) return null;
    if (now && now.trouble !== 'offline event')
      return now.call === 'all' || now.call === call ? now.trouble : null;
    if (isQuiet || random() >= strayShare) return null;
    return strays[Math.floor(random() * strays.length)] ?? null;
  }

  /** @param {Req} req @param {Res} res */
  async function handle(req, res) {
    const url = req.url ?? '/';
    // The page compares its clock with the server's: both live in simulated time.
    res.setHeader('Date', new Date(clock.now()).toUTCString());
    const trouble = troubleOf(req);
    if (trouble) served.set(trouble, (served.get(trouble) ?? 0) + 1);
    if (trouble === 'hang' || trouble === 'slow') {
      const dueMs = trouble === 'hang' ? Infinity : clock.now() + (6 + 18 * random()) * 1_000;
      const isThere = await new Promise((resolve) => {
        waiting.set(res, { dueMs, go: () => resolve(true) });
        res.once('close', () => resolve(false));
      });
      waiting.delete(res);
      if (!isThere) return;
    } else if (trouble) return fail(trouble, req, res);
    if (!url.startsWith('/api/')) return sendFile(files, url.split('?')[0] ?? '/', res);
    req.headers.cookie = isStill ? still : living;
    if (!(await respond(req, res))) res.writeHead(404).end();
  }

  const { origin, close } = await serve((req, res) => {
    handle(req, res).catch((error) => {
      // A page that gave up meanwhile is no failure of the server.
      if (!res.destroyed) console.error(`soak server: ${error}`);
      res.destroy();
    });
  });

  return {
    origin,
    close,
    nameOf: (/** @type {string} */ call) => calls.get(call) ?? call,
    waiting: () => waiting.size,
    served: () => served,
    /** The center's time goes on. @param {number} ms */
    advance(ms) {
      clock.advance(ms);
      for (const { dueMs, go } of waiting.values()) if (clock.now() >= dueMs) go();
    },
    /** Nothing fails on its own. @param {boolean} is */
    setQuiet(is) {
      isQuiet = is;
    },
    /** The same responses whatever the time: those of the soak's first moment. @param {boolean} is */
    setStill(is) {
      isStill = is;
    },
  };
}
