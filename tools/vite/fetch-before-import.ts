import type { Plugin } from 'vite';

/**
 * Fetches each file of a dynamic import before the import, which then finds it in the HTTP cache; boot.js fills that
 * for the first screen. Chromium 150 and older never retry an import that failed once while the page is open.
 */
export function fetchBeforeImport(): Plugin {
  let base = '/';
  return {
    name: 'fetch-before-import',
    configResolved: (config) => void (base = config.base),
    apply: 'build',
    enforce: 'pre',
    load: {
      // Replaces Vite's own helper, which lets the import fetch the file.
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const fetchFile = async (file) => {
          const response = await fetch(${JSON.stringify(base)} + file);
          // A proxy may send a page instead.
          if (!response.ok || !/script/.test(response.headers.get('Content-Type')))
            throw new TypeError('No script: ' + file);
          await response.blob();
        };
        const fetched = {};
        const fetchOnce = (file) =>
          (fetched[file] ??= fetchFile(file).catch((error) => {
            delete fetched[file];
            throw error;
          }));
        export const __vitePreload = async (load, files) => {
          // Vite also lists the style sheet that the page links.
          await Promise.all(files.filter((file) => file.endsWith('.js')).map(fetchOnce));
          return load();
        };`,
    },
  };
}
