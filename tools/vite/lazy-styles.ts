import { join } from 'node:path';
import type { Plugin } from 'vite';

const prefix = '\0lazy-styles:';

/**
 * Builds the style sheets of code that comes later into that code. As files of their own they could be lost without
 * it, and Vite keeps a sheet that never loads for ever. The policy allows sheets that a script constructs.
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
        // What the page itself links and the entry imports stays a file.
        if (!importer || importer === join(root, 'src/main.tsx') || !/\.tsx?$/.test(importer))
          return null;
        const sheet = await this.resolve(source, importer, { ...options, skipSelf: true });
        // Not `.css`, which is for Vite's own plugins.
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
