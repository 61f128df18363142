import { expect, it } from 'vitest';
import { attentionText } from './attention.ts';

const now = Date.parse('2026-11-21T19:41:00Z');
const ago = (minutes: number) => now - minutes * 60_000;
const florida = { region: 'florida', band: 'poor', since: ago(12) } as const;
const arizona = { region: 'arizona', band: 'warning', since: ago(20) } as const;

it.each([
  ['nothing', [], null, ''],
  ['a fresh alert', [], ago(30), ''],
  ['an old alert', [], ago(31), 'Oldest alert pending 31 min'],
  ['a very old one', [], ago(150), 'Oldest alert pending 2 h'],
  ['one region', [florida], null, 'Florida down to Poor for 12 min'],
  ['two regions', [florida, arizona], null, '2 regions down a band'],
  ['both', [florida], ago(34), 'Florida down to Poor for 12 min · Oldest alert pending 34 min'],
] as const)('says in one line: %s', (_name, drops, oldest, text) => {
  expect(attentionText(drops, oldest, now)).toBe(text);
});
