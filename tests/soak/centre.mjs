// The simulated call centre in this process: TypeScript, which Node 20 cannot read, so Vite's own module
// runner loads it, as it does for `npm run preview`.
import { createServer, createServerModuleRunner } from 'vite';
import { root } from '../steps.mjs';

/** @typedef {Awaited<ReturnType<typeof loadCentre>>} Loaded */

export async function loadCentre() {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    define: { __MOCK__: 'true', __BUILD_ID__: '"soak"' },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  /** @type {typeof import('../../mocks/http.ts')} */
  const { answer } = await runner.import('/mocks/http.ts');
  /** @type {typeof import('../../mocks/http-worlds.ts')} */
  const { worldOf } = await runner.import('/mocks/http-worlds.ts');
  /** @type {typeof import('../../mocks/world/random.ts')} */
  const { randomOf } = await runner.import('/mocks/world/random.ts');
  /** @type {typeof import('../../src/api/contract.ts')} */
  const { api } = await runner.import('/src/api/contract.ts');
  /** @type {typeof import('../../src/api/client.ts')} */
  const { deadlineMs } = await runner.import('/src/api/client.ts');
  return { answer, worldOf, randomOf, api, deadlineMs, close: () => vite.close() };
}
