import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { dist } from '../../tools/process.mjs';
import { fail, type Fault } from '../../tools/wire.mjs';
import { filesOf, headersOf, missing, serve } from '../../tools/served.mjs';
import { expect, test as base } from './fixtures.ts';

export { expect };

type Files = ReadonlyMap<string, Buffer>;

/** The same build as if its source had changed: another id, and another name for every script and style. */
function rebuilt(files: Files, id: string): Files {
  const { build } = JSON.parse(String(files.get('/version.json'))) as { build: string };
  const hashed = [...files.keys()].flatMap(
    (path) => /\/([^/]+-[\w-]{8}\.(?:js|css))$/.exec(path)?.[1] ?? [],
  );
  const renamed = (text: string) =>
    hashed.reduce((all, name) => all.replaceAll(name, name.replace('.', `.${id}.`)), text);
  return new Map(
    [...files].map(([path, body]) => [
      renamed(path),
      /\.(?:js|css|html|json)$/.test(path)
        ? Buffer.from(renamed(String(body)).replaceAll(build, id))
        : body,
    ]),
  );
}

/**
 * A test's response instead of the true one. `real` gets the true one from the center, `heal` sends it, and `keepOpen`
 * announces that the request stays open.
 */
export type Responder = (
  response: ServerResponse,
  message: IncomingMessage,
  real: () => Promise<string>,
  keepOpen: () => void,
  heal: () => void,
) => unknown;

/**
 * A server that serves the production build with its headers and the API from the simulated center. Tests can deploy to
 * it, make it fail and recover, and count its navigations.
 */
export async function openSite(center: string) {
  let backend = center;
  const first: Files = filesOf(dist);
  let files = first;
  let broken: readonly (readonly [RegExp, Fault | Responder])[] = [];
  let openRequests = 0;
  let kept: Map<string, Promise<string>> | null = null;
  let now = Date.now;
  const log: { path: string; isNavigation: boolean }[] = [];

  const server = await serve((message, response) => {
    const path = new URL(message.url ?? '/', 'http://site').pathname;
    response.setHeader('Date', new Date(now()).toUTCString());
    log.push({ path, isNavigation: message.headers['sec-fetch-mode'] === 'navigate' });
    const fault = broken.find(([paths]) => paths.test(path))?.[1];
    if (fault === 'hang') keepOpen(response);
    if (typeof fault === 'function')
      fault(
        response,
        message,
        () => kept?.get(message.url ?? '/') ?? bodyOf(message, backend),
        () => keepOpen(response),
        () => respond(message, response, path),
      );
    else if (fault) fail(fault, message, response);
    else respond(message, response, path);
  });

  function respond(message: IncomingMessage, response: ServerResponse, path: string) {
    if (/^\/(?:api|__mock)\//.test(path)) {
      if (kept && message.method === 'GET') void sayKept(kept, message, response);
      else pass(message, response, backend);
    } else sendFile(response, path);
  }

  async function sayKept(
    responses: Map<string, Promise<string>>,
    message: IncomingMessage,
    response: ServerResponse,
  ) {
    const { url = '/' } = message;
    const body = responses.get(url) ?? bodyOf(message, backend);
    responses.set(url, body);
    response.writeHead(200, { 'content-type': 'application/json' }).end(await body);
  }

  function keepOpen(response: ServerResponse) {
    openRequests += 1;
    response.once('close', () => (openRequests -= 1));
  }

  function sendFile(response: ServerResponse, path: string) {
    const name = files.has(path) || path.startsWith('/assets/') ? path : '/index.html';
    const body = files.get(name);
    if (body) response.writeHead(200, headersOf(name)).end(body);
    else response.writeHead(404, missing).end();
  }

  return {
    url: (path: string) => server.origin + path,
    /** Replaces the served build by another one. */
    publish: (id: string) => void (files = rebuilt(first, id)),
    /** Sets the response of these paths. */
    fail: (paths: RegExp, fault: Fault | Responder) => void (broken = [[paths, fault], ...broken]),
    recover: () => void (broken = []),
    /** Replaces the center as the server of the API. */
    setBackend: (url: string) => void (backend = url),
    /** Makes each call respond with its first good response. */
    keepResponses: () => void (kept = new Map()),
    /** Sets the server's clock, which its responses have as `Date`. */
    setClock: (clock: () => number) => void (now = clock),
    /** The number of requests that stay open until the page gives them up. */
    openRequests: () => openRequests,
    navigations: () => log.filter(({ isNavigation }) => isNavigation).length,
    requestsTo: (paths: RegExp) => log.filter(({ path }) => paths.test(path)).length,
    close: server.close,
  };
}

function pass(message: IncomingMessage, response: ServerResponse, center: string) {
  const { method, headers } = message;
  const onward = request(new URL(message.url ?? '/', center), { method, headers }, (upstream) => {
    const { date: _, ...others } = upstream.headers;
    response.writeHead(upstream.statusCode ?? 502, others);
    upstream.pipe(response);
  });
  onward.once('error', () => response.destroy());
  message.pipe(onward);
}

async function bodyOf(message: IncomingMessage, center: string): Promise<string> {
  const { url = '/', method = 'GET', headers } = message;
  const payload = method === 'GET' ? null : await textOf(message);
  const response = await fetch(new URL(url, center), {
    method,
    headers: { cookie: headers.cookie ?? '' },
    body: payload,
    cache: 'no-store',
  });
  return response.text();
}

export type Site = Awaited<ReturnType<typeof openSite>>;

export const test = base.extend<{ site: Site }>({
  waitsForApp: false,
  site: async ({ baseURL, context }, run) => {
    const site = await openSite(baseURL ?? '');
    await run(site);
    // A page that outlives its server would report an error.
    await Promise.all(context.pages().map((page) => page.goto('about:blank')));
    site.close();
  },
});
