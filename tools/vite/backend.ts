import type { Plugin, ProxyOptions } from 'vite';

/** The folder that `/api` is in, as src/base.ts has it: `apiBase`, or without it that of the app. */
export function apiFolder(base: string, apiBase: string): string {
  return (apiBase || base).replace(/\/+$/, '');
}

/** Makes the development and the preview server proxy `/api` to a real server. Throws for an invalid URL. */
export function backend(target: string, apiBase: string): Plugin {
  if (!URL.canParse(target)) throw new Error(`API_URL is not a URL: ${target}`);
  return {
    name: 'backend',
    config({ base = '/' }) {
      const folder = apiFolder(base, apiBase);
      const proxy = { [`${folder}/api`]: toBackend(target, folder) };
      return { server: { proxy }, preview: { proxy } };
    },
  };
}

/** Session cookies work over http. */
function toBackend(target: string, folder: string): ProxyOptions {
  return {
    target,
    rewrite: (path) => path.slice(folder.length),
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
      // Servers compare `Origin` and `Referer` with `Host`, which `changeOrigin` rewrites.
      proxy.on('proxyReq', (request, { headers: { host = '' } }) => {
        for (const name of ['origin', 'referer']) {
          const sent = String(request.getHeader(name) ?? '');
          // That of another site stays, so that the server can refuse it.
          if (URL.canParse(sent) && new URL(sent).host === host)
            request.setHeader(name, sent.replace(new URL(sent).origin, new URL(target).origin));
        }
      });
      proxy.on('proxyRes', (response) => {
        // Over http a browser would drop a Secure cookie.
        const cookies = response.headers['set-cookie'];
        if (cookies) response.headers['set-cookie'] = cookies.map(withoutSecure);
      });
    },
  };
}

function withoutSecure(cookie: string) {
  return cookie.replace(/;\s*Secure\b/i, '').replace(/;\s*SameSite=None\b/i, '');
}
