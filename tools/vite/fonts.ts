import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The typefaces, cut to what the design uses of them: their Latin files hold weights from 100 to 900, half of
 * which no text here has. Inter keeps its axis of optical size, for words of 12 px and figures of 300.
 */
const fonts = {
  'inter.woff2': {
    from: '@fontsource-variable/inter/files/inter-latin-opsz-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
  'geist-mono.woff2': {
    from: '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 500 } },
  },
} as const;

/** Latin-1, Latin Extended-A, and the signs of running text: letters beyond them are drawn by the system. */
const ranges = [
  [0x20, 0x17f],
  [0x2bb, 0x2dd],
  [0x2000, 0x206f],
  [0x20a0, 0x22ff],
  [0x2500, 0x25ff],
  [0xfffd, 0xfffd],
] as const;

/** Makes the fonts before they are requested, as `@fonts/<name>` in a style sheet; once for each version of theirs. */
export function subsetFonts(): Plugin {
  return {
    name: 'subset-fonts',
    async config({ root = process.cwd() }) {
      const folder = join(root, 'node_modules/.cache/fonts', versionOf(root));
      mkdirSync(folder, { recursive: true });
      const makeFont = async (name: keyof typeof fonts) => {
        const file = join(folder, name);
        if (existsSync(file)) return;
        const { from, axes } = fonts[name];
        const { default: subset } = await import('subset-font');
        const options = { targetFormat: 'woff2', variationAxes: axes } as const;
        const font = await subset(readFileSync(join(root, 'node_modules', from)), text(), options);
        // Whole or not at all: two builds may run at a time.
        writeFileSync(`${file}.${process.pid}`, font);
        renameSync(`${file}.${process.pid}`, file);
      };
      await Promise.all([makeFont('inter.woff2'), makeFont('geist-mono.woff2')]);
      return { resolve: { alias: { '@fonts': folder } } };
    },
    // Known only once styles are computed, it would come after the first layout, which is then done again.
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /inter-.*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
              href: `/${file}`,
            },
            injectTo: 'head',
          })),
    },
  };
}

function versionOf(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify([fonts, ranges]));
  for (const { from } of Object.values(fonts))
    hash.update(readFileSync(join(root, 'node_modules', from)));
  return hash.digest('hex').slice(0, 10);
}

function text(): string {
  return ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((code) => String.fromCodePoint(code))
    .join('');
}
