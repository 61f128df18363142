import { describe, expect, it } from 'vitest';
import { files, textOf } from './files.ts';
import { words } from './words.ts';

const texts = [
  ...['src', 'mocks', 'tests', 'tools', 'docs', 'deploy'].flatMap((folder) =>
    files(folder, /\.(?:tsx?|mjs|js|css|html|md|json|conf)$|^Caddyfile$/),
  ),
  ...files('.', /\.(?:md|html|ts)$/).filter((path) => !path.includes('/')),
].filter((path) => !['tests/conventions/words.ts', 'docs/licenses.md'].includes(path));

describe('words that must not come back', () => {
  it('are looked for everywhere', () => {
    expect(texts.length).toBeGreaterThan(500);
  });

  it.each(words)('$not, but $but', ({ not }) => {
    const found = texts.flatMap((path) =>
      textOf(path)
        .split('\n')
        .flatMap((line, index) => (not.test(line) ? [`${path}:${index + 1}: ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
