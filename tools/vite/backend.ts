import type { ProxyOptions } from 'vite';

/** Proxies `/api` to a real server, whose session cookies then work over http. Throws for an invalid URL. */
export function toBackend(target: string): ProxyOptions {
  if (!URL.canParse(target)) throw new Error(`API_URL is not a URL: ${target}`);
  return {
    target,
    changeOrigin: true,
    cookieDomainRewrite: '',
    configure(proxy) {
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
