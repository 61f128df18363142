import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './fixtures.ts';

const dist = join(import.meta.dirname, '../../dist');

function built() {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' });
}

function textOf(file: string) {
  return readFileSync(join(dist, file), 'utf8');
}

test.describe('the production build', () => {
  test('holds no mock', () => {
    const texts = built().filter((file) => /\.(?:js|css|html|json|webmanifest)$/.test(file));
    expect(texts.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
    const traces = /\bmsw\b|mockServiceWorker|\bsimulated\b/i;
    expect(texts.filter((file) => traces.test(file) || traces.test(textOf(file)))).toEqual([]);
  });

  // An import of a lost file would fail forever (issue 26.0).
  test('fetches each file of a late import before it, but not the entry, which is there', () => {
    const entry = built().find((file) => /^assets\/index-.*\.js$/.test(file)) ?? '';
    const [, fetched = ''] = /m\.f=\[([^\]]+)\]/.exec(textOf(entry)) ?? [];
    for (const name of ['wall', 'shared', 'forced-colors', 'lower-half'])
      expect(fetched).toContain(`"assets/${name}-`);
    expect(fetched).not.toContain(entry);
  });

  // A separate sheet could be lost while its code is there (issue 26.0).
  test('asks Chromium to compile each file ahead, in the first line, as it reads no later one', () => {
    const scripts = built().filter((file) => /^assets\/.*\.js$/.test(file));
    const others = scripts.filter(
      (file) => !textOf(file).startsWith('//# allFunctionsCalledOnLoad\n'),
    );
    expect(scripts.length).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  test('holds no style sheet but those that the page links', () => {
    const sheets = built().filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBe(2);
    for (const file of sheets) expect(textOf('index.html')).toContain(`href="/${file}"`);
  });

  test('holds no source map and no inline script or style', () => {
    const page = textOf('index.html');
    expect(built().filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(page).toMatch(/<script[^>]*\bsrc=/);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i);
  });
});
