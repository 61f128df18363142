// @vitest-environment happy-dom
import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeParam, regionParam, salesRepPath, sectionPath, statePath } from './paths.ts';

/** What the router hands to a route: the raw segments of the address bar's path. */
function segments(path: string): string[] {
  return new URL(path, 'http://tracker.test').pathname.split('/').slice(1);
}

describe('a rep name travels through the URL exactly (rulings B4)', () => {
  it.each([
    'A/C Crew & Sons',
    '100% Jim',
    'Zoë Łukasz',
    'A%2FB',
    '100%25',
    '?q=1#top',
    'עברית ملاك',
    '.'.repeat(3),
    'x'.repeat(200),
  ])('%s', (name) => {
    const [route, rep, state] = segments(salesRepPath(name, 'chicago'));
    expect([route, decodeParam(rep), state]).toEqual(['sales-rep', name, 'chicago']);
  });

  it('for any text, save the two that are walked as folders', () => {
    const names = string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).filter(
      (name) => name !== '.' && name !== '..',
    );
    assert(
      property(names, (name) => {
        expect(decodeParam(segments(salesRepPath(name, 'florida'))[1])).toBe(name);
      }),
      { numRuns: 2_000, seed: 20_261_121 },
    );
  });
});

describe('reading a URL', () => {
  it.each(['%E0%A4%A', '100%', '%ED%A0%80', '%'])('gives null for the malformed %s', (raw) => {
    expect(decodeParam(raw)).toBeNull();
  });

  it.each([
    ['california', 'california'],
    ['chicago', 'chicago'],
    ['Chicago', null],
    ['illinois', null],
    ['__proto__', null],
    ['%E0%A4%A', null],
    [undefined, null],
  ])('knows a region only by its key: %s', (raw, region) => {
    expect(regionParam(raw)).toBe(region);
  });
});

it('spells sections as hashes of the dashboard and states by their key (rulings C1)', () => {
  expect(sectionPath('telemarketers')).toBe('/#telemarketers');
  expect(statePath('chicago')).toBe('/states/chicago');
});
