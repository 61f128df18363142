import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import headers from '../../deploy/headers.json' with { type: 'json' };

/**
 * Makes `vite preview` respond as the servers of this folder do: the headers on everything, assets for
 * ever, a missing one 404, nothing else kept, and index.html for every path that is no file, be it a
 * valid URL or not. Vite alone would send that with another Cache-Control, and refuse what it cannot decode.
 */
export function servedAsDeployed(): Plugin {
  return {
    name: 'served-as-deployed',
    configurePreviewServer({ config, middlewares }) {
      const dist = resolve(config.root, config.build.outDir);
      const index = join(dist, 'index.html');
      middlewares.use((req, res, next) => {
        const [path = '/'] = (req.url ?? '/').split('?');
        const isAsset = path.startsWith('/assets/');
        const file = join(dist, path);
        // Not by statSync alone: it throws for a name that is too long.
        const isThere = existsSync(file) && statSync(file).isFile();
        const isKept = isAsset && isThere;
        for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
        res.setHeader('Cache-Control', isKept ? 'public, max-age=31536000, immutable' : 'no-store');
        if (/^\/(?:api|__mock)(?:\/|$)/.test(path) || (isThere && file !== index)) next();
        else if (isAsset) res.writeHead(404).end('No such file.');
        else if (req.method !== 'GET' && req.method !== 'HEAD') res.writeHead(405).end();
        else {
          res.setHeader('Content-Type', 'text/html; charset=utf-8');
          res.end(readFileSync(index));
        }
      });
    },
  };
}
