import type { ProxyOptions } from 'vite';

/** Proxies `/api` to a real server, whose session cookies then work over http. Throws for an invalid URL. */
export function toBackend(target: string): ProxyOptions {
  if (!URL.canParse(target)) throw new Error(`API_URL is not a URL: ${target}`);
  return {
    target,
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
