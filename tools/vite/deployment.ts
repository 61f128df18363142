import { fileURLToPath } from 'node:url';
import { build as viteBuild, runnerImport, type Plugin, type Rollup } from 'vite';
import { apiFolder } from './backend.ts';
import { notices } from './notices.ts';
import type { Deployment } from '../../src/boot/deployment.ts';
import type * as Telemarketer from '../../src/domain/people.ts';

interface Options {
  readonly build: string;
  /** The folder of /api, as `API_BASE` names it; '' for that of the app. */
  readonly apiBase: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const entry = fileURLToPath(new URL('../../src/boot/boot.ts', import.meta.url));
const screenFile = /\/src\/routes\/([^/]+)\/index\.tsx$/;

/**
 * Adds the build's id to the page, and makes version.json (the published build and its files), boot.js (src/boot),
 * config.json (settings that may change after the build) and the licenses of others' code.
 */
export function deployment({ build, apiBase }: Options): Plugin {
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
      const version = JSON.stringify({ build, files: [`${base}src/main.tsx`], screens: {} });
      serve('boot.js', 'text/javascript', () => bootScript(folders));
      serve('config.json', 'application/json', () => configText(designated));
      serve('version.json', 'application/json', () => Promise.resolve(version));
    },
    generateBundle: {
      // The style sheet is in the bundle only after Vite's own plugins.
      order: 'post',
      async handler(_options, bundle) {
        const published = { build, ...filesOf(bundle, base) } satisfies Deployment;
        const emit = (fileName: string, source: string) =>
          this.emitFile({ type: 'asset', fileName, source });
        // For operators; the page needs none of it.
        const commit = process.env['COMMIT'] || undefined;
        emit('version.json', `${JSON.stringify({ ...published, commit })}\n`);
        emit('config.json', await configText(designated));
        emit('third-party-notices.txt', notices(root));
        emit('boot.js', await bootScript(folders));
      },
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
export async function bootScript(folders = {}): Promise<string> {
  const output = await viteBuild({
    configFile: false,
    envFile: false,
    logLevel: 'silent',
    publicDir: false,
    define: folders,
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

/** The files of every page, and the further files of each screen. */
function filesOf(bundle: Rollup.OutputBundle, base: string): Pick<Deployment, 'files' | 'screens'> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const filesFrom = (start: Rollup.OutputChunk): Set<string> => {
    const found = new Set<string>();
    const add = (name: string) => {
      const chunk = byName.get(name);
      if (!chunk || found.has(base + name)) return;
      found.add(base + name);
      chunk.imports.forEach(add);
    };
    add(start.fileName);
    return found;
  };
  const styles = Object.keys(bundle).filter((name) => name.endsWith('.css'));
  const main = chunks.find(({ isEntry }) => isEntry);
  if (!main) throw new Error('The build has no entry');
  const common = filesFrom(main);
  const screens = chunks.flatMap((chunk) => {
    const name = screenFile.exec(chunk.facadeModuleId ?? '')?.[1];
    if (name === undefined) return [];
    const own = [...filesFrom(chunk)].filter((file) => !common.has(file));
    return [[name, own] as const];
  });
  return {
    files: [...common, ...styles.map((name) => base + name)],
    screens: Object.fromEntries(screens),
  };
}
