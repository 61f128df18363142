import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screenAt } from '../../src/paths.ts';
import { screens } from '../../src/screens.ts';
import { root } from '../process.mjs';
import { galleryOf } from './gallery.mjs';
import { fileOf, movieFile, shots, themes } from './shots.mjs';
import { animation, chunksOf } from './webp.mjs';

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
    expect(readdirSync(folder).toSorted()).toEqual([...due, movieFile].toSorted());
  });

  it('are shown on their page as it is printed', () => {
    expect(readFileSync(join(root, 'docs/screens.md'), 'utf8')).toBe(galleryOf(shots));
  });

  it('are light enough to be fetched with the repository', () => {
    const bytes = (name: string) => readFileSync(join(folder, name)).length;
    const all = readdirSync(folder).reduce((sum, name) => sum + bytes(name), 0);
    expect(bytes(movieFile)).toBeLessThan(1_500_000);
    expect(all - bytes(movieFile)).toBeLessThan(2_500_000);
  });
});

it('the moving picture takes 10 to 15 seconds, and is wide enough to be read', () => {
  const [head, ...chunks] = chunksOf(readFileSync(join(folder, movieFile)));
  expect(head?.name).toBe('VP8X');
  expect((head?.bytes.readUIntLE(4, 3) ?? 0) + 1).toBeGreaterThanOrEqual(800);
  const frames = chunks.filter(({ name }) => name === 'ANMF');
  expect(frames.length).toBeGreaterThan(50);
  const ms = frames.reduce((sum, { bytes }) => sum + bytes.readUIntLE(12, 3), 0);
  expect(ms).toBeGreaterThanOrEqual(10_000);
  expect(ms).toBeLessThanOrEqual(15_000);
});

describe('the container of an animation', () => {
  const image = Buffer.concat([
    Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'),
    Buffer.from('EXIF\x01\0\0\0x\0', 'latin1'),
    Buffer.from('VP8 \x03\0\0\0abc\0', 'latin1'),
  ]);

  it('holds each frame with its place, size and time, and nothing but its image', () => {
    const file = animation({ width: 320, height: 200 }, [
      { x: 32, y: 16, width: 48, height: 64, webp: image, ms: 120 },
    ]);
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    const [head, loop, frame] = chunksOf(file);
    expect([head?.name, head?.bytes.readUIntLE(4, 3), head?.bytes.readUIntLE(7, 3)]).toEqual([
      'VP8X',
      319,
      199,
    ]);
    expect(loop?.name).toBe('ANIM');
    expect([0, 3, 6, 9, 12].map((at) => frame?.bytes.readUIntLE(at, 3))).toEqual([
      16, 8, 47, 63, 120,
    ]);
    expect(frame?.bytes.toString('latin1', 16)).toBe('VP8 \x03\0\0\0abc\0');
  });
});
