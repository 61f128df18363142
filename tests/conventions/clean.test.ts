import { describe, expect, it } from 'vitest';
import { files, textOf } from './files.ts';

const texts = files(
  '.',
  /^(?:run|\.\w+rc|\.env.*|\.git\w+|.*\.(?:ts|tsx|mjs|js|cjs|json|md|css|html|svg|yml|yaml|sh|txt|webmanifest))$/,
);

// Joined here, so that the test does not find this file.
const homes = ['work', 'root', String.raw`home/\w+`, String.raw`Users/\w+`].join('|');
const machinePath = new RegExp(String.raw`(?<![\w.@)<\]-])/(?:${homes})(?=[/\s"'\x60)]|$)`, 'm');
const hosts = ['npmjs', 'verdaccio', 'artifactory', 'nexus'].map((name) => `${name}[.]`).join('|');
const registryHost = new RegExp(
  String.raw`https?://[^\s/"]*(?:registry|${hosts})|/-/[\w.-]+[.]tgz`,
);

describe('no file names the machine that it was written on', () => {
  it('by a path', () => {
    expect(texts.length).toBeGreaterThan(10);
    expect(texts.filter((path) => machinePath.test(textOf(path)))).toEqual([]);
  });

  it('by the registry that it installs from', () => {
    expect(texts.filter((path) => registryHost.test(textOf(path)))).toEqual([]);
    expect(textOf('package-lock.json')).not.toContain('"resolved"');
  });

  it.each(['work', 'root', 'home/ann'])('/%s counts as such a path', (home) => {
    expect(`see "/${home}"`).toMatch(machinePath);
    expect(`cd /${home}/app`).toMatch(machinePath);
  });

  it('a route or a closing tag does not', () => {
    expect('src/root/a.ts </root>').not.toMatch(machinePath);
    expect(['https:', '', 'registry.example', 'a'].join('/')).toMatch(registryHost);
  });
});
