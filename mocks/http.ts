import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { getResponse } from 'msw';
import { control } from './http-control.ts';
import { worldOf } from './http-worlds.ts';
import { faultHeader } from './handlers/damage.ts';

/** Responds to /api and to the control calls /__mock/…; false for any other path. */
export async function respond(req: IncomingMessage, res: ServerResponse): Promise<boolean> {
  const url = new URL(req.url ?? '/', origin);
  if (url.pathname.startsWith('/__mock/')) {
    const outcome = control(req.method ?? 'GET', url.pathname, await text(req), req);
    if (outcome === null) return false;
    res.writeHead(outcome.status, { 'Content-Type': 'application/json', ...noStore });
    res.end(JSON.stringify(outcome.body));
    return true;
  }
  if (!url.pathname.startsWith('/api/')) return false;
  const request = await requestOf(req, url);
  const { center, handlers } = worldOf(req);
  const response = await getResponse(handlers, request, { baseUrl: origin });
  if (!response) return false;
  // As a server of the center's time would: a scenario may be another day's.
  res.setHeader('Date', new Date(center.clock.now()).toUTCString());
  await write(response, req, res);
  return true;
}

// Any origin, since only paths are matched.
const origin = 'http://simulated.invalid';
const noStore = { 'Cache-Control': 'no-store' };

async function requestOf(req: IncomingMessage, url: URL): Promise<Request> {
  const method = req.method ?? 'GET';
  const headers = new Headers();
  for (let i = 0; i < req.rawHeaders.length; i += 2)
    headers.append(req.rawHeaders[i] ?? '', req.rawHeaders[i + 1] ?? '');
  const body = method === 'GET' || method === 'HEAD' ? null : await text(req);
  return new Request(url, { method, headers, body });
}

async function write(response: Response, req: IncomingMessage, res: ServerResponse): Promise<void> {
  // `HttpResponse.error()` means a broken connection.
  if (response.type === 'error') {
    req.socket.destroy();
    return;
  }
  const headers = { ...Object.fromEntries(response.headers), ...noStore };
  if (response.headers.get(faultHeader) === 'cut') {
    const part = Buffer.from(await response.arrayBuffer());
    res.writeHead(response.status, { ...headers, 'Content-Length': part.length * 2 });
    res.write(part, () => void req.socket.destroy());
    return;
  }
  res.writeHead(response.status, response.statusText, headers);
  if (response.body) await pipeline(Readable.fromWeb(response.body as never), res);
  else res.end();
}
