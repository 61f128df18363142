import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenAt } from '../../src/paths.ts';
import { screens } from '../../src/screens.ts';
import { root } from '../process.mjs';
import { galleryOf } from './gallery.mjs';
import { fileOf, shots, themes } from './shots.mjs';

const folder = join(root, 'docs/screens');

describe('the pictures; `npm run screenshots` takes them again', () => {
  it('are of every screen', () => {
    expect(shots.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(screens)));
    const ofScreens = shots.filter(({ name }) => name in screens);
    expect(
      ofScreens.filter(({ name, address }) => screenAt(new URL(address, 'http://app')) !== name),
    ).toEqual([]);
  });

  it('are there in both themes, and no others', () => {
    const due = shots.flatMap(({ name }) => themes.map((theme) => fileOf(name, theme)));
    expect(readdirSync(folder).toSorted()).toEqual(due.toSorted());
  });

  it('are shown on their page as it is printed', () => {
    expect(readFileSync(join(root, 'docs/screens.md'), 'utf8')).toBe(galleryOf(shots));
  });

  it('are light enough to be fetched with the repository', () => {
    const bytes = (name: string) => readFileSync(join(folder, name)).length;
    const all = readdirSync(folder).reduce((sum, name) => sum + bytes(name), 0);
    expect(all).toBeLessThan(2_500_000);
  });
});
