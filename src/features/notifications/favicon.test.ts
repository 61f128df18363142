import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const icon = (name: string) =>
  readFileSync(new URL(`../../../public/${name}.svg`, import.meta.url), 'utf8').trimEnd();

it('each count has an icon, which adds a badge to the usual one', () => {
  const usual = icon('favicon').replace('</svg>', '');
  const badges = Array.from({ length: 10 }, (_, at) => icon(`favicon-${at + 1}`));
  expect(new Set(badges).size).toBe(10);
  for (const badge of badges) expect(badge.startsWith(usual)).toBe(true);
});
