import { describe, expect, it } from 'vitest';
import {
  initialReview,
  isSecondClick,
  progressOf,
  type ReviewEvent,
  reviewReducer,
  type ReviewState,
} from './review-state.ts';

/** Events as words: 'open a, decide a b' opens a, and decides it, after which b is next. */
const eventOf = (words: string): ReviewEvent => {
  const [type, alert = '', next = ''] = words.split(' ');
  switch (type) {
    case 'open':
      return { type, alert, inNotes: false };
    case 'decide':
    case 'confirm':
      return { type, alert, next };
    case 'close':
      return { type, row: alert };
    case 'pin':
      return { type };
    default:
      return { type: type as 'start' | 'step' | 'reopen' | 'url', alert };
  }
};
const after = (events: string, from = initialReview('')): ReviewState =>
  events.split(', ').map(eventOf).reduce(reviewReducer, from);

describe('one alert', () => {
  it.each<[string, string, Partial<ReviewState>]>([
    ['opens outside of a session', 'open a', { alert: 'a', session: null }],
    [
      'closes when it is decided, and the next row takes the focus',
      'open a, decide a b',
      { alert: '', session: null, focusRow: 'b' },
    ],
    [
      'gives the focus to the list when it was the last',
      'open a, decide a',
      { alert: '', focusRow: '' },
    ],
    ['closes by hand to its own row', 'open a, close a', { alert: '', focusRow: 'a' }],
    [
      'opens again when its decision is refused',
      'open a, decide a b, reopen a',
      { alert: 'a', session: null, focusRow: null },
    ],
    ['stays one alert after a step', 'open a, step b, decide b c', { alert: '' }],
    [
      'closes when a lost response turns out to be saved',
      'open a, decide a b, reopen a, confirm a b',
      { alert: '', focusRow: 'b' },
    ],
    [
      'is left alone when another one is confirmed',
      'open a, decide a b, reopen a, step b, confirm a b',
      { alert: 'b' },
    ],
  ])('%s', (_name, events, state) => {
    expect(after(events)).toMatchObject(state);
  });
});

describe('a session', () => {
  it.each<[string, string, Partial<ReviewState>]>([
    ['starts with nothing decided', 'start a', { alert: 'a', session: new Set() }],
    [
      'opens the next alert after each decision',
      'start a, decide a b, decide b c',
      { alert: 'c', session: new Set(['a', 'b']), focusRow: null },
    ],
    ['closes when none is left', 'start a, decide a', { alert: '', focusRow: '' }],
    [
      'ends when it is closed',
      'start a, decide a b, close b',
      { alert: '', session: null, focusRow: 'b' },
    ],
    [
      'goes on after a step',
      'start a, step b, decide b c',
      { alert: 'c', session: new Set(['b']) },
    ],
    [
      'ends when an alert is opened by itself',
      'start a, decide a b, close b, open c',
      { alert: 'c', session: null },
    ],
    [
      'opens a refused alert again, and does not count it',
      'start a, decide a b, decide b c, reopen a',
      { alert: 'a', session: new Set(['b']) },
    ],
    [
      'is still one when the last decision is refused',
      'start a, decide a, reopen a',
      { alert: 'a', session: new Set() },
    ],
    [
      'goes on when a lost response turns out to be saved',
      'start a, decide a b, reopen a, confirm a b',
      { alert: 'b', session: new Set(['a']) },
    ],
  ])('%s', (_name, events, state) => {
    expect(after(events)).toMatchObject(state);
  });
});

describe('a refused alert', () => {
  it.each([
    ['notes', 'start a, decide a b, pin, reopen a'],
    ['a chosen alert', 'open a, decide a b, open b, reopen a'],
    ['another refused one', 'start a, decide a c, decide c d, reopen b, reopen a'],
  ])('does not open over %s, but after it', (_name, events) => {
    const state = after(events);
    expect(state).toMatchObject({ alert: 'b', reopen: ['a'] });
    expect(after('decide b z', state)).toMatchObject({ alert: 'a', reopen: [] });
    expect(after('close b', state)).toMatchObject({ alert: 'a', session: null });
    expect(after('confirm a z, decide b', state)).toMatchObject({ alert: '' });
  });
});

describe('the URL', () => {
  it('opens and closes an alert, which ends a session', () => {
    expect(after('start a, url b')).toEqual(initialReview('b'));
    expect(after('start a, url')).toEqual(initialReview(''));
  });

  it('changes nothing where it follows', () => {
    const state = after('start a, decide a b');
    expect(after('url b', state)).toBe(state);
  });
});

describe('progressOf', () => {
  it.each([
    [[], 0, 7, 1, 7],
    [['a'], 0, 6, 2, 7],
    [['a'], 2, 6, 4, 7],
    // Decided elsewhere while it is open.
    [['a'], -1, 6, 2, 7],
    [['a', 'b'], 5, 4, 6, 6],
  ])('%j decided, place %d of %d pending: %d of %d', (decided, index, pending, at, of) => {
    expect(progressOf(new Set(decided), index, pending)).toEqual({ at, of });
  });
});

const first = { x: 100, y: 500, atMs: 1_000 };

it.each([
  ['the same place at once', first, { x: 100, y: 500, atMs: 1_000 }, true],
  ['a finger beside it', first, { x: 112, y: 488, atMs: 1_399 }, true],
  ['later', first, { x: 100, y: 500, atMs: 1_400 }, false],
  ['the next button', first, { x: 130, y: 500, atMs: 1_050 }, false],
  ['no click before', null, { x: 100, y: 500, atMs: 1_000 }, false],
])('%s', (_, before, click, is) => {
  expect(isSecondClick(before, click)).toBe(is);
});
