import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const program = fileURLToPath(new URL('draw.mjs', import.meta.url));
const place = '<div id="root">';

/** Puts the app shell of every screen into index.html of a build, for src/boot to show before the app has run. */
export function appShell(): Plugin {
  return {
    name: 'app-shell',
    apply: 'build',
    async transformIndexHtml(html) {
      const options = { maxBuffer: 10_000_000 };
      const { stdout } = await promisify(execFile)(process.execPath, [program], options);
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      return html.replace(place, () => `${stdout}\n    ${place}`);
    },
  };
}
