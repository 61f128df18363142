import type { Plugin } from 'vite';

/**
 * Code that comes later is imported only once each of its files came whole, into the browser's cache, which boot.js
 * fills first: Chromium 150 and older fail each further import of a file of which one failed, as long as the page is open.
 */
export function wholeImports(): Plugin {
  return {
    name: 'whole-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      // In the place of Vite's own, which lets the import fetch the file.
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `
        const fetchWhole = async (file) => {
          const response = await fetch('/' + file);
          // A proxy may send a page in its place.
          if (!response.ok || !/script/.test(response.headers.get('Content-Type')))
            throw new TypeError('No script: ' + file);
          await response.blob();
        };
        const whole = {};
        const once = (file) =>
          (whole[file] ??= fetchWhole(file).catch((error) => {
            delete whole[file];
            throw error;
          }));
        export const __vitePreload = async (load, files) => {
          // Vite adds the sheet that the page links.
          await Promise.all(files.filter((file) => file.endsWith('.js')).map(once));
          return load();
        };`,
    },
  };
}
