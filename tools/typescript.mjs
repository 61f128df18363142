// Loads TypeScript in a Node process by Vite's module runner, since Node 20 can't.
import { createServer, createServerModuleRunner } from 'vite';
import { root } from './process.mjs';

export async function openTypeScript() {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    define: { __MOCK__: 'true', __BUILD_ID__: '"tools"' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  return {
    /** A module, by its path from the root. @param {string} path */
    load: (path) => runner.import(path),
    close: () => vite.close(),
  };
}
