import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { archiveOf } from './archive.mjs';
import { compareVersions, notesOf, released } from './changelog.mjs';

const text = (parts: readonly string[]) => `${parts.join('\n\n')}\n`;

describe('the changelog of a release', () => {
  const before = text([
    '# Changelog',
    '## [Unreleased]',
    '- A bell.',
    '## [1.0.0]',
    '- All of it.',
  ]);

  it('gives what is unreleased to the version', () => {
    const after = released(before, '1.1.0', '2026-11-23');
    const parts = ['# Changelog', '## [Unreleased]', '## [1.1.0] - 2026-11-23', '- A bell.'];
    expect(after).toBe(text([...parts, '## [1.0.0]', '- All of it.']));
    expect(notesOf(after, '1.1.0')).toBe('- A bell.');
    expect(notesOf(after, '1.0.0')).toBe('- All of it.');
    expect(notesOf(after, '1.2.0')).toBeNull();
    expect([before, after].map((each) => notesOf(each, 'Unreleased'))).toEqual(['- A bell.', '']);
  });

  it.each([
    ['nothing unreleased', text(['## [Unreleased]', '## [1.0.0]', '- All of it.'])],
    ['an empty end', text(['# Changelog', '## [Unreleased]'])],
    ['no such section', text(['# Changelog', '## [1.0.0]'])],
  ])('is refused with %s', (_name, changelog) => {
    expect(() => released(changelog, '1.1.0', '2026-11-23')).toThrow(/Unreleased/);
  });
});

describe('versions', () => {
  it.each([
    ['1.0.1', '1.0.0', 1],
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '10.0.0', -1],
    ['1.2.3', '1.2.3', 0],
  ])('%s is to %s as %i to 0', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });

  it.each(['1.0', 'v1.0.0', '01.0.0', '1.0.0-beta', ''])('%j is none', (version) => {
    expect(() => compareVersions(version, '1.0.0')).toThrow('not a version');
  });
});

describe('the archive', () => {
  const files = [
    ['dist/index.html', new TextEncoder().encode('<!doctype html>')],
    ['deploy/nginx.conf', new TextEncoder().encode('server {}')],
  ] as const;

  it('is the same for the same files in another order', () => {
    expect(archiveOf(files.toReversed())).toEqual(archiveOf(files));
  });

  it('holds them', () => {
    expect(unzipSync(archiveOf(files))).toEqual(Object.fromEntries(files));
  });
});
