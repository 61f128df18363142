import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { appExists, exists, files, textOf } from './files.ts';

const pages = [
  ...files('.', /\.md$/).filter((path) => !path.includes('/')),
  ...files('docs', /\.md$/),
];
const scripts = new Set(
  Object.keys((JSON.parse(textOf('package.json')) as { scripts: object }).scripts),
);
const everyName = new Set(files('.', /./).map((path) => posix.basename(path)));
const npmOwn = new Set(['ci', 'install', 'i', 'view', 'audit', 'outdated', 'update', 'ls', 'run']);

/** What a page sets as code: fenced blocks and backticks. */
function codeIn(page: string): string[] {
  const text = textOf(page);
  const blocks = [...text.matchAll(/^```\w*\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  const spans = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)];
  return [...blocks, ...spans.map(([, span = '']) => span)];
}

function commandsIn(page: string): string[] {
  const uses = codeIn(page).flatMap((code) => [...code.matchAll(/\bnpm (run )?([a-z][\w:-]*)/g)]);
  return uses.flatMap(([, run, name = '']) => (run || !npmOwn.has(name) ? [name] : []));
}

/** Words in backticks that can only be meant as a path of this repository. */
function pathsIn(page: string): string[] {
  return codeIn(page)
    .map((code) => code.trim().replace(/^\.\/|:\d+$/g, ''))
    .filter(
      (code) =>
        /^(?:src|mocks|tests|tools|deploy|docs|public|\.ci|\.github)(?:\/[\w.@-]+)*\/?$/.test(
          code,
        ) || /^[\w-][\w.-]*\.(?:ts|tsx|mjs|md|html)$/.test(code),
    );
}

function linksIn(page: string): string[] {
  return [...textOf(page).matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => posix.join(posix.dirname(page), target));
}

describe('the documents', () => {
  it('are there', () => {
    if (!appExists) return;
    expect(pages).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md']));
    expect(pages.flatMap(commandsIn).length).toBeGreaterThan(3);
    expect(pages.flatMap(pathsIn).length).toBeGreaterThan(3);
  });

  it('name commands that exist', () => {
    expect(
      pages.flatMap((page) =>
        commandsIn(page)
          .filter((name) => !scripts.has(name))
          .map((name) => `${page}: npm ${name}`),
      ),
    ).toEqual([]);
  });

  it('name files that exist', () => {
    const there = (path: string) =>
      path.includes('/') ? exists(path) : everyName.has(path) || exists(path);
    expect(
      pages.flatMap((page) =>
        pathsIn(page)
          .filter((path) => !there(path))
          .map((path) => `${page}: ${path}`),
      ),
    ).toEqual([]);
  });

  it('link to files that exist', () => {
    expect(
      pages.flatMap((page) =>
        linksIn(page)
          .filter((path) => !exists(path))
          .map((path) => `${page}: ${path}`),
      ),
    ).toEqual([]);
  });
});
