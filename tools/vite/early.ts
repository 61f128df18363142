import type { Plugin, Rollup } from 'vite';
import { reads } from '../../src/api/contract.ts';
import { earlyReads } from '../../src/boot/early-reads.ts';

const script = '<script src="/boot.js">';
const folder = /\/src\/routes\/([^/]+)\/index\.tsx$/;

/**
 * Tells public/boot.js what a screen will need while the code of the app is still on its way: the calls it requests
 * at once (src/boot/early-reads.ts), and the files of its own code. `rel="screen-code"` is nothing to a browser: boot.js
 * makes those of the screen that is opened a `modulepreload`.
 */
export function earlyStart(): Plugin {
  return {
    name: 'early-start',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const tags = [earlyCalls(), ...screenCode(bundle)].map((tag) => `${tag}\n    `);
        // Before the script, which reads them when it runs, and behind the charset, which must stand in the first kilobyte.
        return html.replace(script, `${tags.join('')}${script}`);
      },
    },
  };
}

function earlyCalls(): string {
  const calls = Object.entries(earlyReads).map(
    ([screen, names]) => [screen, names.map((name) => reads[name].path)] as const,
  );
  const content = JSON.stringify(Object.fromEntries(calls)).replaceAll('"', '&quot;');
  return `<meta name="early-calls" content="${content}" />`;
}

function screenCode(bundle: Rollup.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  return chunks.flatMap(({ facadeModuleId, fileName }) => {
    const screen = folder.exec(facadeModuleId ?? '')?.[1];
    if (screen === undefined) return [];
    return [...filesOf(fileName, byName)].map(
      (file) => `<link rel="screen-code" data-screen="${screen}" href="/${file}" />`,
    );
  });
}

/** A chunk and what it imports, but for the entry, which every page has. */
function filesOf(
  name: string,
  byName: ReadonlyMap<string, Rollup.OutputChunk>,
  found = new Set<string>(),
): Set<string> {
  const chunk = byName.get(name);
  if (!chunk || chunk.isEntry || found.has(name)) return found;
  found.add(name);
  for (const part of chunk.imports) filesOf(part, byName, found);
  return found;
}
