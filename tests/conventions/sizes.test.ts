import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const maxLines = 300;

it(`no file has more than ${maxLines} lines`, () => {
  const sizes = ['src', 'mocks', 'tests', 'tools']
    .flatMap((folder) => files(folder, /\.(?:ts|tsx|mjs|css)$/))
    // Made by a generator.
    .filter((path) => path !== 'src/api/contract.d.ts')
    .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }));
  expect(sizes.length).toBeGreaterThan(40);
  expect(sizes.filter(({ lines }) => lines > maxLines)).toEqual([]);
});
