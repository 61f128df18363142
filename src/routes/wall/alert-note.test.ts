import { expect, it } from 'vitest';
import { waits } from '../../../tests/entities.ts';
import { alertNote } from './alert-note.ts';

const minute = 60_000;

it.each([
  ['a fresh alert', 30, null],
  ['an old alert', 31, '7 alerts pending, oldest 31 min'],
  ['a very old one', 150, '7 alerts pending, oldest 2 h'],
  ['no alert', null, null],
])('the note on %s', (_name, oldest, text) => {
  expect(alertNote(waits({ pending: 7, longestMs: oldest && oldest * minute }))).toBe(text);
});

const oldMs = 34 * minute;

it.each([
  [{ pending: 1, longestMs: oldMs }, '1 alert pending, oldest 34 min'],
  [{ pending: null, longestMs: oldMs }, 'Alerts pending, oldest known 34 min'],
  [{ pending: 3, inFuture: 3 }, '3 alerts pending, 3 with a time in the future'],
  [{ longestMs: 0, untimed: 1 }, '2 alerts pending, oldest 0 s, 1 without a time'],
])('the note on alerts of which one may be old: %o', (given, text) => {
  expect(alertNote(waits(given))).toBe(text);
});

it('says that the alerts are not known', () => {
  expect(alertNote('failed')).toBe("Alerts couldn't load");
});
