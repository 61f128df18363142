// TypeScript in a plain Node process: Node 20 cannot read it, so Vite's own module runner loads it.
import { createServer, createServerModuleRunner } from 'vite';
import { root } from './process.mjs';

/**
 * @param {object} [options]
 * @param {boolean} [options.env] false: no `.env` file is read
 * @param {boolean} [options.mock] false: the app knows of no simulated center
 */
export async function openTypeScript({ env = true, mock = true } = {}) {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    define: { __MOCK__: String(mock), __BUILD_ID__: '"tools"' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ...(env ? {} : { envDir: false }),
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return {
    /** A module, by its path from the root. @param {string} path */
    load: (path) => runner.import(path),
    close: () => vite.close(),
  };
}
