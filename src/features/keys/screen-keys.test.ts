import { expect, it } from 'vitest';
import { keysOf } from './screen-keys.ts';

const screens = ['dashboard', 'validation', 'corrections', 'historical', 'wall'] as const;
const free = { lettersOn: true, isLocked: false };
const keys = (screen: string, limits = free) =>
  keysOf(screen, limits)
    .map(({ key }) => key)
    .join(', ');

it('lists what works on each screen', () => {
  expect(screens.map((screen) => keys(screen))).toEqual([
    'Ctrl P, ← →, J, K, C, Ctrl K, Shift D, ?',
    'S, J, K, N, V, I, D, O, C, Enter, Esc, J, K, C, Ctrl K, Shift D, ?',
    '↑ ↓, J, K, C, Ctrl K, Shift D, ?',
    'J, K, C, Ctrl K, Shift D, ?',
    'Esc, Shift D, ?',
  ]);
});

it('has no single letters where they are switched off, and no Esc on a locked wall', () => {
  const limits = { lettersOn: false, isLocked: true };
  expect(screens.map((screen) => keys(screen, limits))).toEqual([
    'Ctrl P, ← →, Ctrl K',
    'Enter, Esc, Ctrl K',
    '↑ ↓, Ctrl K',
    'Ctrl K',
    '',
  ]);
});
