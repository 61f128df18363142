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

  // A sheet of lazy code could be lost while its code is there.
  test('holds one style sheet, which the page links', () => {
    const sheets = built().filter((file) => file.endsWith('.css'));
    expect(sheets.length).toBe(1);
    for (const file of sheets) expect(textOf('index.html')).toContain(`href="/${file}"`);
  });

  // Else a server that asks for a password refuses it.
  test('requests its manifest with credentials', () => {
    expect(textOf('index.html')).toMatch(/<link rel="manifest" crossorigin="use-credentials"/);
  });

  test('holds no source map and no inline script or style', () => {
    const page = textOf('index.html');
    expect(built().filter((file) => file.endsWith('.map'))).toEqual([]);
    expect(page).toMatch(/<script[^>]*\bsrc=/);
    expect(page).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/i);
  });
});
