import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type ProxyOptions } from 'vite';
import { defineConfig } from 'vitest/config';
import { mswWorker, simulatedCentre } from './mocks/vite-plugin.ts';

export default defineConfig(({ command, mode, isPreview }) => {
  const testing = process.env['VITEST'] !== undefined;
  const backend = testing ? '' : (loadEnv(mode, import.meta.dirname, 'API_URL')['API_URL'] ?? '');
  const proxy = backend === '' ? {} : { '/api': toBackend(backend) };
  const devServer = command === 'serve' && isPreview !== true && !testing;
  const mock = command === 'build' ? mode === 'demo' : devServer && backend === '';

  return {
    plugins: [
      react(),
      tailwindcss(),
      ...(mock ? [mswWorker()] : []),
      ...(isPreview === true && backend === '' ? [simulatedCentre()] : []),
    ],
    define: {
      __MOCK__: JSON.stringify(mock),
      __BUILD_ID__: JSON.stringify(buildId(command === 'build')),
    },
    // 127.0.0.1 and not 'localhost': Node may bind the name to ::1 alone, which some clients never try.
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
    preview: { host: '127.0.0.1', proxy },
    build: {
      sourcemap: false,
      // The content security policy allows fonts from files only, and no inline script.
      assetsInlineLimit: (file) => (/\.woff2?$/.test(file) ? false : undefined),
      modulePreload: { polyfill: false },
    },
    test: {
      // One shared worker environment costs a seventh of an isolated one; set-up files clean up after each test.
      isolate: false,
      // A test that ran out of time would leave its screen to the next one; a loaded machine is no failure.
      testTimeout: 60_000,
      coverage: { provider: 'v8', include: ['src/**'] },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'node',
            include: ['{src,mocks,tests/house,tests/contract}/**/*.test.ts'],
          },
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

function toBackend(target: string): ProxyOptions {
  if (!URL.canParse(target)) throw new Error(`API_URL is not a URL: ${target}`);
  return {
    target,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
      proxy.on('proxyRes', (answer) => {
        // The page is served over http here, where a browser would drop a Secure cookie.
        const cookies = answer.headers['set-cookie'];
        if (cookies) answer.headers['set-cookie'] = cookies.map(withoutSecure);
      });
    },
  };
}

function withoutSecure(cookie: string) {
  return cookie.replace(/;\s*Secure\b/i, '').replace(/;\s*SameSite=None\b/i, '');
}

function buildId(built: boolean) {
  const { version } = JSON.parse(
    readFileSync(new URL('package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  return built ? `${version}+${Date.now().toString(36)}` : `${version}+dev`;
}
