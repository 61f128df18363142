// Serves the production build with its headers and the simulated center from one origin.
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { headersOf, missing, serve } from '../../tools/served.mjs';

/** @typedef {import('node:http').ServerResponse} Res */
/** @typedef {Awaited<ReturnType<typeof openSite>>} Site */

const listenerPath = '/engines-listener.js';

/** Collects the page's errors, messages and policy violations, which not every driver reports. */
const listener = `(function () {
  var problems = (window.problems = []);
  function add(kind, what) { problems.push(kind + ': ' + what); }
  addEventListener('error', function (event) {
    // Only delays the observations that follow to the next frame.
    if (/^ResizeObserver loop/.test(event.message)) return;
    add('error', event.message || event.target.outerHTML);
  }, true);
  addEventListener('unhandledrejection', function (event) { add('rejection', event.reason); });
  addEventListener('securitypolicyviolation', function (event) {
    add('blocked', event.effectiveDirective + ' ' + event.blockedURI);
  }, true);
  ['error', 'warn'].forEach(function (level) {
    var print = console[level];
    console[level] = function () {
      add(level, Array.prototype.join.call(arguments, ' '));
      return print.apply(console, arguments);
    };
  });
})();`;

/** Of all sites, which have the center in common. */
let worlds = 0;

/**
 * @param {string} dist
 * @param {Pick<import('../../tools/center.mjs').Loaded, 'respond' | 'worldOf'>} center
 */
export async function openSite(dist, { respond, worldOf }) {
  const index = readFileSync(join(dist, 'index.html'), 'utf8');
  const page = index.replace('<head>', `<head><script src="${listenerPath}"></script>`);
  let cookie = '';
  /** @type {RegExp | null} */
  let lost = null;

  const server = await serve((req, res) => {
    const path = (req.url ?? '/').split('?')[0] ?? '/';
    if (!/^\/(?:api|__mock)\//.test(path)) return file(path, res);
    // A world per journey, without a cookie in the browser.
    req.headers.cookie = cookie;
    // It is 2:41 PM in the center; at night the wall is closed.
    const { clock } = worldOf(req).center;
    res.setHeader('Date', new Date(clock.now()).toUTCString());
    respond(req, res).then(
      (isDone) => (isDone ? undefined : res.writeHead(404).end()),
      () => res.destroy(),
    );
    return undefined;
  });

  /** @param {string} path @param {Res} res */
  function file(path, res) {
    const found = join(dist, path);
    if (lost?.test(path)) res.writeHead(404, missing).end();
    else if (path === listenerPath) res.writeHead(200, headersOf(path)).end(listener);
    else if (extname(path) && statSync(found, { throwIfNoEntry: false })?.isFile())
      res.writeHead(200, headersOf(path)).end(readFileSync(found));
    else if (path.startsWith('/assets/')) res.writeHead(404, missing).end();
    else res.writeHead(200, headersOf('/index.html')).end(page);
  }

  return {
    url: (/** @type {string} */ path) => server.origin + path,
    /** Resets the call center. */
    newWorld() {
      worlds += 1;
      cookie = `mock-world=engines-${worlds}; mock=day`;
    },
    /** Responds with 404 to these files, or to none. @param {RegExp | null} paths */
    lose: (paths) => void (lost = paths),
    /** The bodies of a call's requests, in order. @param {string} call */
    sent: (call) =>
      worldOf({ headers: { cookie } })
        .center.log.entries()
        .filter((entry) => entry.call === call)
        .map(({ body }) => body),
    close: server.close,
  };
}
