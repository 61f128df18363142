import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0lazy-styles:';

/**
 * Builds the style sheets of lazy code into that code. A sheet in its own file could be lost alone, and Vite would wait
 * for it forever. The content security policy allows constructed sheets.
 */
export function lazyStyles(): Plugin {
  let root = process.cwd();
  return {
    name: 'lazy-styles',
    apply: 'build',
    enforce: 'pre',
    configResolved: (config) => void (root = config.root),
    resolveId: {
      filter: { id: /^\.{1,2}\/.*\.css$/ },
      async handler(source, importer, options) {
        // The sheets that the page links or the entry imports stay files.
        if (!importer || importer === join(root, 'src/main.tsx') || !/\.tsx?$/.test(importer))
          return null;
        const sheet = await this.resolve(source, importer, { ...options, skipSelf: true });
        // With `.css`, Vite's own plugins would take it.
        return sheet && { id: prefix + sheet.id.replace(/css$/, 'js'), moduleSideEffects: true };
      },
    },
    load: {
      // oxlint-disable-next-line no-control-regex
      filter: { id: /^\0lazy-styles:/ },
      handler: (id) => `
        import css from ${JSON.stringify(`${id.slice(prefix.length).replace(/js$/, 'css')}?inline`)};
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets.push(sheet);`,
    },
  };
}
