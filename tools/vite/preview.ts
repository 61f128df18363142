import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import headers from '../../deploy/headers.json' with { type: 'json' };

/** Paths that robots and probes request; the configurations of deploy/ repeat them. */
const noScreen = /^\/(?:[^/]*\.|(?:metrics|healthz?|livez|readyz)$)/;

/**
 * Makes `vite preview` respond as the servers of deploy/ do: the headers on everything, assets cached forever, 404 for a
 * missing asset and for robots' files, nothing else cached, and index.html for every path without a file, even an invalid URL.
 */
export function servedAsDeployed(): Plugin {
  return {
    name: 'served-as-deployed',
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      const index = join(dist, 'index.html');
      middlewares.use((req, res, next) => {
        const { url = '/' } = req;
        const isInside = url.startsWith(config.base);
        const [path = '/'] = url.slice(isInside ? config.base.length - 1 : 0).split('?');
        const isAsset = path.startsWith('/assets/');
        const file = join(dist, path);
        // statSync alone throws for a name that is too long.
        const isThere = existsSync(file) && statSync(file).isFile();
        const isKept = isAsset && isThere;
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
        res.setHeader('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-store');
        if (/^\/(?:api|__mock)(?:\/|$)/.test(path) || (isThere && file !== index)) next();
        else if (isAsset || (!isThere && noScreen.test(path)))
          res.writeHead(404).end('No such file.');
        else if (req.method !== 'GET' && req.method !== 'HEAD') res.writeHead(405).end();
        else {
          res.setHeader('Content-Type', 'text/html; charset=utf-8');
          res.end(readFileSync(index));
        }
      });
    },
  };
}
