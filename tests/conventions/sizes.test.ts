import { describe, expect, it } from 'vitest';
import { appExists, files, textOf } from './files.ts';

const most = 300;
const median = 100;

const sizes = ['src', 'mocks', 'tests', 'tools']
  .flatMap((folder) => files(folder, /\.(?:ts|tsx|mjs|css)$/))
  .map((path) => ({ path, lines: textOf(path).trimEnd().split('\n').length }))
  .toSorted((a, b) => a.lines - b.lines);

describe('files stay small', () => {
  it(`none has more than ${most} lines`, () => {
    expect(sizes.length).toBeGreaterThan(appExists ? 40 : 0);
    expect(sizes.filter(({ lines }) => lines > most)).toEqual([]);
  });

  it(`half of them have fewer than ${median}`, () => {
    expect(sizes[Math.floor(sizes.length / 2)]?.lines).toBeLessThan(median);
  });
});
