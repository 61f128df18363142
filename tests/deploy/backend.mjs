// The backend behind the servers: the simulated center, /api/echo, which responds with what arrived, and a sign-in page.
import { serve } from '../../tools/served.mjs';

export const backendDate = 'Tue, 03 Nov 2026 10:20:30 GMT';

/** Headers of a careless backend that the server before it must replace. */
const careless = {
  'Cache-Control': 'public, max-age=3600',
  'Content-Security-Policy': "default-src * 'unsafe-inline' 'unsafe-eval'",
  'Cross-Origin-Opener-Policy': 'unsafe-none',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=*',
  'Referrer-Policy': 'unsafe-url',
  'X-Content-Type-Options': 'none',
};

export const cookies = ['session=a%2Fb; Path=/; HttpOnly; Secure; SameSite=Lax', 'theme=dark'];

/** @param {import('../../tools/center.mjs').Loaded} loaded */
export async function startBackend({ respond }) {
  /** Each request to /api/echo, as 'METHOD url'. @type {string[]} */
  const log = [];
  let isSignedIn = true;
  const { origin, close } = await serve((req, res) => {
    const url = req.url ?? '';
    if (url.startsWith('/auth/')) {
      signIn(req, res);
      return;
    }
    if (!isSignedIn && url.startsWith('/api/')) {
      res.writeHead(401).end('No session');
      return;
    }
    const work = url.includes('/echo') ? echo(req, res) : respond(req, res);
    work.then(
      (isDone) => (isDone ? undefined : res.writeHead(404).end('no such call')),
      () => res.destroy(),
    );
  });

  /**
   * A form, which the policy of the app would block.
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  function signIn({ method, url = '' }, res) {
    const back = new URL(url, 'http://backend').searchParams.get('return') ?? '/';
    if (method === 'POST') {
      isSignedIn = true;
      res.writeHead(303, { Location: back }).end();
    } else {
      const policy = "default-src 'none'; form-action 'self'";
      res.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy });
      res.end('<title>Sign in</title><form method="post"><button>Continue</button></form>');
    }
  }

  /**
   * @param {import('node:http').IncomingMessage} req
   * @param {import('node:http').ServerResponse} res
   */
  async function echo(req, res) {
    const { method, url = '', headers } = req;
    log.push(`${method} ${url}`);
    let body = '';
    for await (const chunk of req) body += chunk;
    const wanted = new URLSearchParams(url.split('?')[1]);
    if (wanted.has('drop')) {
      req.socket.destroy();
      return true;
    }
    const status = Number(wanted.get('status') ?? 200);
    res.writeHead(status, {
      ...careless,
      'Content-Type': 'application/json',
      'Set-Cookie': cookies,
      Date: backendDate,
      ...(status === 302 && { Location: '/sign-in?to=%2F' }),
    });
    res.end(status === 204 ? '' : JSON.stringify({ method, url, headers, body }));
    return true;
  }

  return { host: new URL(origin).host, log, close, signOut: () => void (isSignedIn = false) };
}
