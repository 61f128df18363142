import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { apiFolder } from './backend.ts';
import { openTypeScript } from '../typescript.mjs';

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

const worker = new URL('../../node_modules/msw/lib/mockServiceWorker.js', import.meta.url);

/** Serves the worker from the package instead of `public/`, so that no production build has it. */
export function mswWorker(): Plugin {
  let demo = false;
  let base = '/';
  return {
    name: 'msw-worker',
    configResolved(config) {
      demo = config.mode === 'demo';
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use(`${base}mockServiceWorker.js`, (_req, res) => {
        res.setHeader('content-type', 'text/javascript');
        res.end(readFileSync(worker));
      });
    },
    generateBundle() {
      if (!demo) return;
      this.emitFile({
        type: 'asset',
        fileName: 'mockServiceWorker.js',
        source: readFileSync(worker),
      });
    },
  };
}

/** Gives `vite preview` the simulated center when it has no backend; `apiBase` as `API_BASE` has it. */
export function simulatedCenter(apiBase: string): Plugin {
  return {
    name: 'simulated-center',
    async configurePreviewServer(preview) {
      const typescript = await openTypeScript();
      preview.httpServer.once('close', () => void typescript.close());
      const center: { respond: Handle } = await typescript.load('/mocks/http.ts');
      const folder = apiFolder(preview.config.base, apiBase);
      preview.middlewares.use((req, res, next) => {
        const { url = '/' } = req;
        const path = url.startsWith(`${folder}/`) ? url.slice(folder.length) : url;
        if (!/^\/(?:api|__mock)(?:[/?]|$)/.test(path)) {
          next();
          return;
        }
        req.url = path;
        respond(center.respond, req, res).catch((error: unknown) => {
          preview.config.logger.error(`simulated center: ${String(error)}`);
          if (res.headersSent) res.destroy();
          else res.writeHead(500).end('The simulated center failed.');
        });
      });
    },
  };
}

async function respond(handle: Handle, req: IncomingMessage, res: ServerResponse) {
  // Vite would respond to an unknown call with index.html and status 200.
  if (!(await handle(req, res))) res.writeHead(404).end('The simulated center has no such call.');
}
