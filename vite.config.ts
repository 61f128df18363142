import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { backend } from './tools/vite/backend.ts';
import { test } from './tools/test/vitest.ts';
import { buildIdOf } from './tools/vite/build-id.ts';
import { deployment } from './tools/vite/deployment.ts';
import { servedAsDeployed } from './tools/vite/preview.ts';
import { mswWorker, simulatedCenter } from './tools/vite/simulated-center.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export default defineConfig(({ command, mode, isPreview }) => {
  const testing = process.env['VITEST'] !== undefined;
  const { API_URL: api = '', API_BASE: apiBase = '' } = testing
    ? {}
    : loadEnv(mode, import.meta.dirname, 'API_');
  const devServer = command === 'serve' && isPreview !== true && !testing;
  const mock = command === 'build' ? mode === 'demo' : devServer && api === '';
  const build = command === 'build' ? buildId(mode, mock) : `${version}+dev`;

  return {
    plugins: [
      react(),
      tailwindcss(),
      deployment({ build, apiBase, mock }),
      servedAsDeployed(),
      ...(api === '' ? [] : [backend(api, apiBase)]),
      ...(mock ? [mswWorker()] : []),
      ...(isPreview === true && api === '' ? [simulatedCenter(apiBase)] : []),
    ],
    define: {
      __MOCK__: JSON.stringify(mock),
      __BUILD_ID__: JSON.stringify(build),
    },
    // wouter's shim is for a React that has no such hook of its own.
    resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
    // 127.0.0.1 and not 'localhost': Node may bind the name to ::1 alone, which some clients never try.
    server: { host: '127.0.0.1', port: 5173, strictPort: true },
    // A deployment sends no headers of CORS either.
    preview: { host: '127.0.0.1', cors: false },
    build: {
      sourcemap: false,
      // One sheet, which the page links: a sheet of lazy code could be lost alone.
      cssCodeSplit: false,
      // docs/browsers.md and index.html name the same versions.
      target: ['chrome111', 'edge111', 'firefox128', 'safari16.4', 'ios16.4'],
      // The content security policy allows fonts and styles from files only, and no inline script.
      assetsInlineLimit: (file) => (/\.(?:woff2?|css)$/.test(file) ? false : undefined),
      // The entry is there; Firefox reports an error where the page preloads it.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_own, files) =>
          files.filter((file) => !/\/index-[^/]+\.js$/.test(file)),
      },
      rolldownOptions: {
        // Radix's build names its functions by calls of this helper, which would keep all of them.
        treeshake: { manualPureFunctions: ['__name'] },
        // What the first view needs, and what the later ones share.
        output: {
          codeSplitting: {
            groups: [
              { name: 'app', tags: ['$initial'], priority: 1 },
              // Large, and only read where a number is called or compared.
              { name: 'phone', test: /libphonenumber-js|domain\/phone\.ts/, priority: 1 },
              // Without what is of a few screens alone.
              {
                name: 'shared',
                minShareCount: 2,
                test: /^(?!.*\/(?:config-problems\.|wake-lock\.|react-(?:dismissable-layer|portal|visually-hidden)\/|features\/(?:person|why|filter\/(?!filter-text)|export)\/|ui\/chart\/|domain\/text\/(?:csv|insights)|calls\/))/,
                priority: 1,
              },
              // What is drawn after the first view of every screen, in one file.
              {
                name: 'deferred',
                test: /\/src\/(?:deferred\.tsx|shell\/document-title|features\/handover\/summary-dialog)/,
              },
              // What the review queue has not: reasons, filters, charts and their calls.
              {
                name: 'charts',
                minShareCount: 2,
                test: /\/src\/(?:features\/(?:why|filter\/(?!filter-text)|export)|ui\/chart|domain\/text\/(?:csv|insights)|calls\/(?!historical|month|per-day|quality|corrections|region-reps|weeks))/,
              },
            ],
          },
        },
      },
    },
    test,
  };
});

function buildId(mode: string, mock: boolean) {
  const settings = { mode, ...loadEnv(mode, import.meta.dirname, ['VITE_', 'API_BASE']) };
  return buildIdOf(import.meta.dirname, version, settings, mock ? ['mocks'] : []);
}
