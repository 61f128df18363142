import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { appShell } from './tools/vite/app-shell/index.ts';
import { deployment } from './tools/vite/deployment.ts';
import { subsetFonts } from './tools/vite/fonts.ts';
import { onePathIcons } from './tools/vite/icons.ts';
import { lazyStyles } from './tools/vite/lazy-styles.ts';
import { servedAsDeployed } from './tools/vite/preview.ts';
import { mswWorker, simulatedCenter } from './tools/vite/simulated-center.ts';
import { fetchBeforeImport } from './tools/vite/fetch-before-import.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig(({ command, mode, isPreview }) => {
  const testing = process.env['VITEST'] !== undefined;
  const backend = testing ? '' : (loadEnv(mode, import.meta.dirname, 'API_URL')['API_URL'] ?? '');
  const proxy = backend === '' ? {} : { '/api': toBackend(backend) };
  const devServer = command === 'serve' && isPreview !== true && !testing;
  const mock = command === 'build' ? mode === 'demo' : devServer && backend === '';
  const build = command === 'build' ? buildId(mode, mock) : `${version}+dev`;

  return {
    plugins: [
      react(),
      tailwindcss(),
      onePathIcons(),
      lazyStyles(),
      fetchBeforeImport(),
      ...(testing ? [] : [subsetFonts()]),
      appShell(),
      deployment({ build, early: command === 'build' && !mock }),
      servedAsDeployed(),
      ...(mock ? [mswWorker()] : []),
      ...(isPreview === true && backend === '' ? [simulatedCenter()] : []),
    ],
    define: {
      __MOCK__: JSON.stringify(mock),
      __BUILD_ID__: JSON.stringify(build),
    },
    // wouter's shim is for a React that has no such hook of its own.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // 127.0.0.1 and not 'localhost': Node may bind the name to ::1 alone, which some clients never try.
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
    // No `Vary: Origin`, which a deployment does not send either: an import would not find what was fetched for it.
    preview: { host: '127.0.0.1', proxy, cors: false },
    build: {
      sourcemap: false,
      // docs/browsers.md and index.html name the same versions.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
      // The content security policy allows fonts and styles from files only, and no inline script.
      assetsInlineLimit: (file) => (/\.(?:woff2?|css)$/.test(file) ? false : undefined),
      // What tools/vite/fetch-before-import.ts fetches before an import. The entry is there; Firefox reports an error where the
      // page preloads it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (own, files, { hostType }) => [
          ...(hostType === 'js' ? [own] : []),
          ...files.filter((file) => file !== own && !/\/index-[^/]+\.js$/.test(file)),
        ],
      },
      // What the first screen needs comes in one file, and what its later parts share with others in a second: each
      // more would be a request before the content. What only other screens share comes with those.
      rolldownOptions: {
        // Radix's build names its functions by calls of this helper, which would keep all of them.
        treeshake: { manualPureFunctions: ['__name'] },
        output: {
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 5 },
              // Comes with the panels, so it must not wait for what the lower half shares.
              { name: 'needs', test: /\/src\/features\/needs-you\//, priority: 4 },
              {
                ...parts,
                name: sharedBy('day', 'wall', 'dashboard'),
                debugName: 'day',
                priority: 4,
              },
              {
                ...parts,
                name: sharedBy('shared-wall', 'wall'),
                debugName: 'shared-wall',
                priority: 3,
              },
              { ...parts, name: sharedBy('shared', 'dashboard'), debugName: 'shared', priority: 2 },
              { ...parts, name: 'screens', priority: 1 },
            ],
          },
        },
      },
    },
    test: {
      // One shared worker environment costs a seventh of an isolated one; set-up files clean up after each test.
      isolate: false,
      // One worker per core: by itself vitest leaves a core to a watching editor.
      maxWorkers: '100%',
      // A screen makes and drops whole documents: with a young generation of 16 MB a quarter of the time is collection.
      execArgv: ['--max-semi-space-size=128'],
      // A test that ran out of time would leave its screen to the next one; a loaded machine is no failure.
      testTimeout: 60_000,
      coverage: { provider: 'v8', include: ['src/**'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: [
              '{src,mocks,tools,tests/{conventions,engines}}/**/*.test.ts',
              'tests/fuzz/hostile-strings.test.ts',
            ],
          },
        },
        {
          extends: true,
          test: { name: 'fuzz', environment: 'node', include: ['tests/fuzz/readers.test.ts'] },
        },
        {
          extends: true,
          test: {
            name: 'screens',
            environment: 'happy-dom',
            include: ['{src,tests/screens}/**/*.test.tsx'],
            setupFiles: ['tests/screens/setup.ts'],
          },
        },
      ],
    },
  };
});

interface Modules {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

const parts = { test: /\/src\/|lucide-react/, minShareCount: 2 };

const usersOf = {
  wall: /\/src\/routes\/wall\//,
  dashboard: /\/src\/(?:routes\/dashboard|features\/handover)\/|\/src\/start\.ts/,
};

/** `name` where each of `users` imports a module, itself or through another. */
function sharedBy(name: string, ...users: (keyof typeof usersOf)[]) {
  return (id: string, modules: Modules): string | null => {
    const known = new Set([id]);
    for (const each of known)
      for (const importer of modules.getModuleInfo(each)?.importers ?? []) known.add(importer);
    const files = [...known];
    return users.every((user) => files.some((file) => usersOf[user].test(file))) ? name : null;
  };
}

function toBackend(target: string): ProxyOptions {
  if (!URL.canParse(target)) throw new Error(`API_URL is not a URL: ${target}`);
  return {
    target,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
      proxy.on('proxyRes', (response) => {
        // The page is served over http here, where a browser would drop a Secure cookie.
        const cookies = response.headers['set-cookie'];
        if (cookies) response.headers['set-cookie'] = cookies.map(withoutSecure);
      });
    },
  };
}

function withoutSecure(cookie: string) {
  return cookie.replace(/;\s*Secure\b/i, '').replace(/;\s*SameSite=None\b/i, '');
}

function buildId(mode: string, mock: boolean) {
  const settings = { mode, ...loadEnv(mode, import.meta.dirname, 'VITE_') };
  return buildIdOf(import.meta.dirname, version, settings, mock ? ['mocks'] : []);
}

const inputs = [
  'tools/vite/deployment.ts',
  'tools/vite/app-shell',
  'tools/vite/fonts.ts',
  'tools/vite/icons.ts',
  'tools/vite/lazy-styles.ts',
  'tools/vite/fetch-before-import.ts',
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'tailwind.config.ts',
  'vite.config.ts',
];

/**
 * Names a build by all that goes into it: the same source is the same build byte for byte, and no wall
 * reloads because somebody built it again.
 */
function buildIdOf(root: string, release: string, settings: object, more: string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const paths = [...inputs, ...more].flatMap((path) => filesIn(root, path));
  for (const path of paths) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  return `${release}+${hash.digest('hex').slice(0, 10)}`;
}

function filesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .filter((name) => !/\.test\.tsx?$/.test(name))
    .flatMap((name) => filesIn(root, `${path}/${name}`));
}
