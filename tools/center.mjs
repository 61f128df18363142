// Loads the simulated call center into this process, with the product's tables that commands need.
import { openTypeScript } from './typescript.mjs';

/** @typedef {Awaited<ReturnType<typeof loadCenter>>} Loaded */

export async function loadCenter() {
  const typescript = await openTypeScript();
  /** @type {typeof import('../mocks/http.ts')} */
  const { respond } = await typescript.load('/mocks/http.ts');
  /** @type {typeof import('../mocks/http-worlds.ts')} */
  const { worldOf } = await typescript.load('/mocks/http-worlds.ts');
  /** @type {typeof import('../mocks/world/random.ts')} */
  const { randomOf } = await typescript.load('/mocks/world/random.ts');
  /** @type {typeof import('../src/calls/index.ts')} */
  const { api } = await typescript.load('/src/calls/index.ts');
  /** @type {typeof import('../src/api/client.ts')} */
  const { deadlineMs } = await typescript.load('/src/api/client.ts');
  /** @type {typeof import('../src/screens.ts')} */
  const { screens } = await typescript.load('/src/screens.ts');
  /** @type {typeof import('../src/menu.ts')} */
  const { menu } = await typescript.load('/src/menu.ts');
  /** @type {typeof import('./screen-reads.ts')} */
  const { firstReads } = await typescript.load('/tools/screen-reads.ts');
  return { respond, worldOf, randomOf, api, screens, menu, firstReads, deadlineMs, ...typescript };
}
