import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { screens } from '../../src/screens.ts';
import { shots } from '../../tools/screenshots/shots.mjs';
import { exists, files, textOf } from './files.ts';

const everyFile = files('.', /./);
const pages = everyFile.filter((path) => /^(?:(?:docs\/)?[^/]+\.md|src\/.*README\.md)$/.test(path));
const folders = new Set(everyFile.map((path) => path.split('/')[0] ?? ''));
/** Generated paths, which Git ignores. */
const generated = /^(?:dist|release|node_modules|coverage|test-results)(?:\/|$)/;
const generatedFiles = new Set(['boot.js', 'config.json', 'version.json']);

/** Words in backticks that can only be meant as a path of this repository; `<…>` and `*` stand for any name. */
function pathsIn(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '');
  return [...prose.matchAll(/`([^`\n]+)`/g)]
    .map(([, code = '']) => code.trim().replace(/^\.\//, '').replace(/\/$/, ''))
    .filter((code) => {
      const isInFolder = /^[\w.@*<>/-]+$/.test(code) && code.includes('/');
      if (isInFolder) return folders.has(code.split('/')[0] ?? '');
      return /^[\w-][\w.-]*\.(?:tsx?|mjs|js|md|html|css|json|conf|csv|svg|webp)$/.test(code);
    });
}

function isThere(path: string): boolean {
  if (generated.test(path) || generatedFiles.has(path)) return true;
  if (!path.includes('/'))
    return exists(path) || everyFile.some((each) => each.endsWith(`/${path}`));
  if (!/[*<]/.test(path)) return exists(path);
  const pattern = path.replaceAll('.', String.raw`\.`).replaceAll(/\*|<\w+>/g, '[^/]+');
  return everyFile.some((each) => new RegExp(`^${pattern}(?:/|$)`).test(each));
}

interface Link {
  readonly path: string;
  readonly anchor: string;
}

/** Links of Markdown and of HTML that lead to files of ours, or into them. */
function linksIn(page: string, text = textOf(page)): Link[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '');
  const found = [...prose.matchAll(/\]\(([^)\s]+)\)|\b(?:src|srcset|href)="([^"]+)"/g)];
  return found
    .map(([, link, attribute]) => link ?? attribute ?? '')
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [path = '', anchor = ''] = target.split('#');
      return { path: path === '' ? page : posix.join(posix.dirname(page), path), anchor };
    });
}

/** The anchors that GitHub gives the headings of a page. */
function anchorsOf(text: string): Set<string> {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  return new Set(
    headings.map((heading) =>
      heading
        .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const isGood = ({ path, anchor }: Link) =>
  exists(path) && (anchor === '' || anchorsOf(textOf(path)).has(anchor));

describe('the documents', () => {
  it('are found, with their paths and links', () => {
    expect(pages).toEqual(
      expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'docs/README.md']),
    );
    expect(pages.flatMap((page) => pathsIn(textOf(page))).length).toBeGreaterThan(100);
    expect(pages.flatMap((page) => linksIn(page)).length).toBeGreaterThan(50);
  });

  it.each(pages)('%s names paths that exist', (page) => {
    expect(pathsIn(textOf(page)).filter((path) => !isThere(path))).toEqual([]);
  });

  it.each(pages)('%s links to files and headings that exist', (page) => {
    expect(linksIn(page).filter((link) => !isGood(link))).toEqual([]);
  });

  it('are all linked from docs/README.md', () => {
    const linked = new Set(linksIn('docs/README.md').map(({ path }) => path));
    const ours = files('docs', /./).filter((path) => !/^docs\/(?:README\.md|.*\/.*)$/.test(path));
    expect(ours.filter((path) => !linked.has(path))).toEqual([]);
    expect(linksIn('README.md')).toContainEqual({ path: 'docs/README.md', anchor: '' });
  });

  it.each(Object.keys(screens))(
    'show a picture of %s, from tools/screenshots/shots.mjs',
    (name) => {
      expect(shots.map((shot) => shot.name)).toContain(name);
    },
  );

  it('show every picture of docs/', () => {
    const shown = new Set(pages.flatMap((page) => linksIn(page).map(({ path }) => path)));
    const pictures = files('docs', /\.(?:png|webp|gif|svg|jpe?g)$/);
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter((path) => !shown.has(path))).toEqual([]);
  });

  it('fail for a wrong path, link or anchor', () => {
    const text =
      'See `src/nowhere.ts`, `src/routes/<screen>/`, `nowhere.mjs`, [a](docs/no.md), [b](#the-loop).';
    expect(pathsIn(text).filter((path) => !isThere(path))).toEqual([
      'src/nowhere.ts',
      'nowhere.mjs',
    ]);
    expect(linksIn('README.md', text).map(isGood)).toEqual([false, false]);
    expect(isGood({ path: 'CONTRIBUTING.md', anchor: 'the-loop' })).toBe(true);
  });
});
