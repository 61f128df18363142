import { describe, expect, it } from 'vitest';
import { textOf } from './files.ts';

/** The oldest version of each browser, as the build's target has it. */
const target = new Map(
  [
    ...(/ target: \[([^\]]+)\]/.exec(textOf('vite.config.ts'))?.[1] ?? '').matchAll(
      /'([a-z]+)([\d.]+)'/g,
    ),
  ].map(([, name = '', version = '']) => [name, version]),
);

const words = new Map([
  ['chrome', 'Chrome'],
  ['edge', 'Edge'],
  ['firefox', 'Firefox'],
  ['safari', 'Safari'],
  ['ios', 'Safari on iOS'],
]);

describe('which browsers are supported is said once, in three places', () => {
  it('by the build', () => {
    expect([...target.keys()]).toEqual([...words.keys()]);
  });

  it('by docs/browsers.md', () => {
    const rows = textOf('docs/browsers.md').matchAll(/^\| ([A-Z][\w ]+?) +\| ([\d.]+) /gm);
    const said = [...rows].map(([, name = '', version = '']) => [name, version]);
    expect(said).toEqual([...target].map(([name, version]) => [words.get(name), version]));
  });

  it('by index.html, to who has an older one', () => {
    const { chrome, edge, firefox, safari, ios } = Object.fromEntries(target);
    expect([edge, ios]).toEqual([chrome, safari]);
    expect(textOf('index.html')).toContain(
      `needs Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or newer.`,
    );
  });
});
