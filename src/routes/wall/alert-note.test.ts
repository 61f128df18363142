import { expect, it } from 'vitest';
import { alertNote } from './alert-note.ts';

const minute = 60_000;

it.each([
  ['a fresh alert', 7, 30, null],
  ['an old alert', 7, 31, '7 alerts pending, oldest 31 min'],
  ['a very old one', 7, 150, '7 alerts pending, oldest 2 h'],
  ['one alert', 1, 34, '1 alert pending, oldest 34 min'],
  ['no alert, or none with a time', 0, null, null],
])('the note on %s', (_name, pending, oldest, text) => {
  expect(alertNote(pending, oldest && oldest * minute)).toBe(text);
});
