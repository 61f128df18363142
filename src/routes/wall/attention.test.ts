import { expect, it } from 'vitest';
import { attentionTexts } from './attention.ts';

const now = Date.parse('2026-11-21T19:41:00Z');
const ago = (minutes: number) => now - minutes * 60_000;
const florida = { region: 'florida', band: 'poor', since: ago(12) } as const;
const arizona = { region: 'arizona', band: 'warning', since: ago(20) } as const;

const illinois = { region: 'chicago', band: 'warning', since: ago(30) } as const;
const unknown = { region: 'W'.repeat(10_000), band: 'poor', since: ago(8) } as const;

it.each([
  ['nothing', [], null, []],
  ['a fresh alert', [], ago(30), []],
  ['an old alert', [], ago(31), ['Oldest alert pending 31 min']],
  ['a very old one', [], ago(150), ['Oldest alert pending 2 h']],
  ['one region', [florida], null, ['Florida fell to Poor']],
  ['two regions', [florida, arizona], null, ['Florida and Arizona fell a band']],
  [
    'three regions',
    [florida, arizona, illinois],
    null,
    ['Florida, Arizona and 1 more fell a band'],
  ],
  ['both', [florida], ago(34), ['Florida fell to Poor', 'Oldest alert pending 34 min']],
  ['a very long name', [unknown], null, ['WWWWWWWWWWWWWWW… fell to Poor']],
] as const)('names what asks for attention: %s', (_name, drops, oldest, texts) => {
  expect(attentionTexts(drops, oldest, now)).toEqual(texts);
});
