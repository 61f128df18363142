import type { IncomingMessage, ServerResponse } from 'node:http';
import { readFileSync } from 'node:fs';
import { createServer, createServerModuleRunner, type Plugin } from 'vite';

type Handle = (req: IncomingMessage, res: ServerResponse) => Promise<boolean>;

const worker = new URL('../../node_modules/msw/lib/mockServiceWorker.js', import.meta.url);

/** The worker comes from the package, never from `public/`, so that no production build can hold it. */
export function mswWorker(): Plugin {
  let demo = false;
  return {
    name: 'msw-worker',
    configResolved(config) {
      demo = config.mode === 'demo';
    },
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_req, res) => {
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

/** `vite preview` without a backend: the same simulated center, over plain HTTP. */
export function simulatedCenter(): Plugin {
  return {
    name: 'simulated-center',
    async configurePreviewServer(preview) {
      const { handle, close } = await load(preview.config.root);
      preview.httpServer.once('close', close);
      preview.middlewares.use((req, res, next) => {
        if (!/^\/(?:api|__mock)(?:[/?]|$)/.test(req.url ?? '')) {
          next();
          return;
        }
        respond(handle, req, res).catch((error: unknown) => {
          preview.config.logger.error(`simulated center: ${String(error)}`);
          if (res.headersSent) res.destroy();
          else res.writeHead(500).end('The simulated center failed.');
        });
      });
    },
  };
}

async function respond(handle: Handle, req: IncomingMessage, res: ServerResponse) {
  // Left to Vite, an unknown call would get index.html with status 200.
  if (!(await handle(req, res))) res.writeHead(404).end('The simulated center has no such call.');
}

/** Node 20 cannot read TypeScript, so Vite's own module runner loads the center. */
async function load(root: string) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    define: { __MOCK__: 'true', __BUILD_ID__: '"preview"' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
  const center: { respond: Handle } = await runner.import('/mocks/http.ts');
  return { handle: center.respond, close: () => void server.close() };
}
