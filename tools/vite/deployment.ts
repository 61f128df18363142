import { fileURLToPath } from 'node:url';
import { build as viteBuild, runnerImport, type Plugin } from 'vite';
import { apiFolder } from './backend.ts';
import { notices } from './notices.ts';
import type * as Telemarketer from '../../src/domain/people.ts';

interface Options {
  readonly build: string;
  /** The folder of /api, as `API_BASE` names it; '' for that of the app. */
  readonly apiBase: string;
  /** Whether the page has the simulated call center. */
  readonly mock: boolean;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url));

/**
 * Adds the build's id to the page, and makes version.json (the published build), boot.js (src/boot),
 * config.json (settings that may change after the build) and the licenses of others' code.
 */
export function deployment({ build, apiBase, mock }: Options): Plugin {
  let designated = '';
  let base = '/';
  let folders = {};
  return {
    name: 'deployment',
    config(user) {
      folders = {
        __BASE__: JSON.stringify(apiFolder(user.base ?? '/', '')),
        __API_BASE__: JSON.stringify(apiFolder(user.base ?? '/', apiBase)),
      };
      return { define: folders };
    },
    configResolved(config) {
      base = config.base;
      if (!base.startsWith('/')) throw new Error(`base must be a path such as /tracker/: ${base}`);
      designated = String(config.env['VITE_DESIGNATED_TELEMARKETERS'] ?? '');
    },
    transformIndexHtml: () => [
      // A script after the style sheets would wait for them.
      { tag: 'script', attrs: { src: `${base}boot.js` }, injectTo: 'head-prepend' },
      { tag: 'meta', attrs: { name: 'build', content: build }, injectTo: 'head' },
    ],
    configureServer(server) {
      const serve = (path: string, type: string, body: () => Promise<string>) =>
        server.middlewares.use(base + path, (_req, res) => {
          res.setHeader('Content-Type', type);
          void body().then((text) => res.end(text));
        });
      serve('boot.js', 'text/javascript', () => bootScript({ ...folders, __MOCK__: String(mock) }));
      serve('config.json', 'application/json', () => configText(designated));
      serve('version.json', 'application/json', () => Promise.resolve(JSON.stringify({ build })));
    },
    async generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: 'asset', fileName, source });
      // For operators; the page needs none of it.
      const commit = process.env['COMMIT'] || undefined;
      emit('version.json', `${JSON.stringify({ build, commit })}\n`);
      emit('config.json', await configText(designated));
      emit('third-party-notices.txt', notices(root));
      emit('boot.js', await bootScript({ ...folders, __MOCK__: String(mock) }));
    },
  };
}

/** config.json with the values of this build (src/config.ts). */
async function configText(designated: string): Promise<string> {
  const path = 'src/domain/people.ts';
  const { parseDesignated } = await load<typeof Telemarketer>(path);
  const config = {
    designatedTelemarketers: parseDesignated(designated).map(({ name }) => name),
    errorReportUrl: '',
    signInUrl: '',
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

async function load<M>(path: string): Promise<M> {
  const define = { __MOCK__: 'false', __BUILD_ID__: '""' };
  const id = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return (await runnerImport<M>(id, { configFile: false, define })).module;
}

/** src/boot as one classic script. */
export async function bootScript(
  define: Record<string, string> = { __MOCK__: 'false' },
): Promise<string> {
  const output = await viteBuild({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    define,
    build: {
      write: false,
      // Every browser with modules can parse this, and so show what it lacks.
      target: 'es2017',
      rolldownOptions: {
        input: entry,
        output: { format: 'iife' },
        treeshake: { moduleSideEffects: (id) => id === entry, propertyReadSideEffects: false },
      },
    },
  });
  const [bundle] = [output].flat();
  if (!bundle || !('output' in bundle)) throw new Error('src/boot gave no script');
  return bundle.output[0].code;
}
