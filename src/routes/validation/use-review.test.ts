import { expect, it } from 'vitest';
import {
  isSecondClick,
  noSession,
  progressOf,
  type Session,
  sessionReducer,
} from './use-review.ts';

const saved = { words: 'Marked valid', title: 'WC', left: '2 left' };
const during: Session = {
  hasStarted: true,
  decided: [],
  pinned: false,
  inNotes: true,
  reopen: ['a', 'b'],
  focusRow: 'c',
  saved,
};

it('an alert whose decision failed opens again, once, until it is open or decided', () => {
  const failed = sessionReducer(during, { failed: 'a' });
  expect(failed).toEqual({ ...during, reopen: ['b', 'a'] });
  const done = sessionReducer(failed, { done: 'b', pinned: true });
  expect(done).toEqual({ ...during, pinned: true, reopen: ['a'] });
  expect(sessionReducer(noSession, { done: 'b', saved })).toEqual({ ...noSession, saved });
});

it.each([
  [0, 0, 7, 1, 7],
  [1, 0, 6, 2, 7],
  [1, 2, 6, 4, 7],
  // Decided elsewhere while it is open.
  [1, -1, 6, 2, 7],
  [2, 5, 4, 6, 6],
])(
  'progressOf: %d decided, place %d of %d pending: %d of %d',
  (decided, index, pending, at, total) => {
    expect(progressOf(decided, index, pending)).toEqual({ at, total });
  },
);

const first = { detail: 1, clientX: 100, clientY: 500 };

it.each([
  ['in the same place at once', first, {}, 0, true],
  ['with a finger, beside it', first, { clientX: 112, clientY: 488 }, 399, true],
  ['later', first, {}, 400, false],
  ['on the next button', first, { clientX: 130 }, 50, false],
  ['with a key', first, { detail: 0 }, 0, false],
  ['after a key', { ...first, detail: 0 }, {}, 0, false],
  ['without a first one', undefined, {}, 0, false],
])('a second click: %s', (_, before, click, ms, isSecond) => {
  expect(isSecondClick(before, { ...first, ...click }, ms)).toBe(isSecond);
});
