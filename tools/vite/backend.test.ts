import type { IncomingHttpHeaders } from 'node:http';
import { createServer, type Plugin, preview } from 'vite';
import { describe, expect, it } from 'vitest';
import { serve } from '../served.mjs';
import { backend as proxyTo } from './backend.ts';

const common = { configFile: false, logLevel: 'silent' } as const;
const at = { host: '127.0.0.1', port: 0 };

const servers = {
  async development(plugin: Plugin) {
    const server = await createServer({
      ...common,
      plugins: [plugin],
      server: { ...at, ws: false },
      // Else it would delete the dependencies that a running `npm start` has bundled.
      optimizeDeps: { noDiscovery: true },
    });
    return server.listen();
  },
  preview: (plugin: Plugin) => preview({ ...common, plugins: [plugin], preview: at }),
};

describe.each(['development', 'preview'] as const)('the proxy of the %s server', (name) => {
  it('sends Origin, Referer and Host of the backend for its own page, not for another site', async () => {
    const seen: IncomingHttpHeaders[] = [];
    const backend = await serve((req, res) => {
      seen.push(req.headers);
      res.end('{}');
    });
    const server = await servers[name](proxyTo(backend.origin, ''));
    const page = server.resolvedUrls?.local[0] ?? '';
    const send = (origin: string) =>
      fetch(`${page}api/trigger/all`, {
        method: 'POST',
        headers: { Origin: origin, Referer: `${origin}/states?q=1` },
      });
    await send(new URL(page).origin);
    await send('https://evil.example');
    await server.close();
    backend.close();
    expect(seen.map(({ host, origin, referer }) => ({ host, origin, referer }))).toEqual(
      [backend.origin, 'https://evil.example'].map((origin) => ({
        host: new URL(backend.origin).host,
        origin,
        referer: `${origin}/states?q=1`,
      })),
    );
  });
});
