import { describe, expect, it } from 'vitest';
import {
  dayNumber,
  daySpan,
  monthBefore,
  monthWord,
  shownMonth,
  shownShortMonth,
} from './month.ts';
import { dayOf, monthOf } from './read-time.ts';

const month = (text: string) => ({ date: monthOf(text), text });
const day = (text: string) => ({ date: dayOf(text), text });

describe('a month', () => {
  it.each([
    ['2026-11', 'November 2026'],
    ['2026-13', '2026-13'],
    ['2026-11-05', '2026-11-05'],
    ['next month', 'next month'],
    ['', '–'],
  ])('%j is %j', (text, name) => {
    expect(shownMonth(month(text))).toBe(name);
  });

  it.each([
    ['2026-11', 'November'],
    ['soon', '–'],
  ])('in one word, %j is %j', (text, word) => {
    expect(monthWord(month(text))).toBe(word);
  });
});

it.each([
  ['2026-11', 'Nov 2026'],
  ['next month', 'next month'],
  ['', '–'],
])('in short, %j is %j', (text, name) => {
  expect(shownShortMonth(month(text))).toBe(name);
});

it.each([
  ['2026-11-09', '2026-11-14', 'Nov 9 - 14'],
  ['2026-11-30', '2026-12-05', 'Nov 30 - Dec 5'],
  ['2025-12-29', '2026-01-03', 'Dec 29 - Jan 3'],
  ['Monday', '2026-11-14', 'Monday - Nov 14'],
  ['2026-11-14', 'Monday', 'Nov 14 - Monday'],
  // A span that ends before it begins is no range (C19).
  ['', '', '–'],
  ['2026-11-09', '', 'Nov 9 - –'],
  ['2026-11-14', '2026-11-09', 'Nov 14 – Nov 9'],
  ['2026-12-05', '2026-11-30', 'Dec 5 – Nov 30'],
])('daySpan %j to %j is %j', (start, end, text) => {
  expect(daySpan(day(start), day(end))).toBe(text);
});

it.each([
  ['2026-11-09', '9'],
  ['2026-11-20', '20'],
  ['Monday', null],
])('dayNumber of %j is %j', (text, number) => {
  expect(dayNumber(day(text))).toBe(number);
});

it.each([
  ['2026-11', '2026-10'],
  ['2026-01', '2025-12'],
])('the month before %j is %j', (name, before) => {
  expect(monthBefore(name)).toBe(before);
});
