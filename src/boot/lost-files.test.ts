import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadWaitMs } from './lost-files.ts';

const second = 1_000;
const minute = 60 * second;
const now = Date.parse('2026-11-21T14:41:00-05:00');

let stored: string | null;

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  vi.stubGlobal('sessionStorage', {
    getItem: () => stored,
    setItem: (_key: string, text: string) => void (stored = text),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['at once without a reload before', [], 0],
  ['a minute after the last one', [20 * second], 40 * second],
  ['at once where that is over', [minute], 0],
  ['the same after two reloads', [20 * minute, 59 * second], second],
  ['an hour after the first of three', [10 * minute, 9 * minute, 8 * minute], 50 * minute],
  ['at once after reloads of the hour before', [63, 62, 61].map((ago) => ago * minute), 0],
])('a page reloads %s', (_, agos, wait) => {
  stored = agos.map((ago) => now - ago).join(' ');
  expect(reloadWaitMs()).toBe(wait);
});

it.each([
  '',
  'null',
  'reloads',
  '{}',
  '[1, 2, 3]',
  '-1 0 1',
  '1e300 Infinity NaN',
  String(now + minute),
  '9'.repeat(1_000),
])('a page reloads at once where something else is stored: %j', (rubbish) => {
  stored = rubbish;
  expect(reloadWaitMs()).toBe(0);
});

it('where storage is blocked, a page waits for a minute', () => {
  vi.stubGlobal('sessionStorage', null);
  expect(reloadWaitMs()).toBe(minute);
});
