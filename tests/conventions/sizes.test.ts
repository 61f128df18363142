import { expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const maxLines = 300;
/** Of the code before the app: each line of it delays every page. */
const maxBootLines = 270;
const linesOf = (path: string) => textOf(path).trimEnd().split('\n').length;

it(`no file has more than ${maxLines} lines`, () => {
  const sizes = ['src', 'mocks', 'tests', 'tools']
    .flatMap((folder) => files(folder, /\.(?:ts|tsx|mjs|css)$/))
    // Made by a generator.
    .filter((path) => path !== 'src/api/contract.d.ts')
    .map((path) => ({ path, lines: linesOf(path) }));
  expect(sizes.length).toBeGreaterThan(40);
  expect(sizes.filter(({ lines }) => lines > maxLines)).toEqual([]);
});

it(`src/boot has at most ${maxBootLines} lines`, () => {
  const code = files('src/boot', /(?<!\.test)\.ts$/);
  expect(code).toContain('src/boot/boot.ts');
  expect(code.map(linesOf).reduce((all, lines) => all + lines, 0)).toBeLessThanOrEqual(
    maxBootLines,
  );
});
