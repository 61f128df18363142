import { describe, expect, it } from 'vitest';
import { isSecondClick, noSession, progressOf, type Session, sessionReducer } from './session.ts';

const saved = { words: 'Marked valid', title: 'WC', left: '2 left' };
const during: Session = {
  startedAt: 5,
  pinned: false,
  inNotes: true,
  reopen: ['a', 'b'],
  focusRow: 'c',
  saved,
};

describe('opening an alert', () => {
  it('pins it, and takes it from those that open again', () => {
    const state = sessionReducer(during, { type: 'opened', alert: 'a', startedAt: 5 });
    const changes = { pinned: true, inNotes: false, reopen: ['b'], focusRow: null };
    expect(state).toEqual({ ...during, ...changes });
  });

  it.each([null, 6])('ends the session, or starts another one (%j)', (startedAt) => {
    const state = sessionReducer(during, { type: 'opened', alert: 'z', startedAt });
    expect(state).toMatchObject({ startedAt, saved: null, reopen: ['a', 'b'] });
  });
});

it('a decision goes on with the session, and lets another alert open over the next one', () => {
  const chosen = { ...during, pinned: true };
  const state = sessionReducer(chosen, { type: 'decided', row: null });
  const changes = { pinned: false, inNotes: false, focusRow: null, saved: null };
  expect(state).toEqual({ ...during, ...changes });
});

it('closing the dialog ends the session, and focuses the row', () => {
  const state = sessionReducer(during, { type: 'closed', row: 'd' });
  expect(state).toEqual({ ...during, startedAt: null, inNotes: false, focusRow: 'd' });
});

it('an alert whose decision failed opens again, once, until the decision is saved', () => {
  const failed = sessionReducer(during, { type: 'failed', alert: 'a' });
  expect(failed.reopen).toEqual(['b', 'a']);
  const done = sessionReducer(failed, { type: 'saved', alert: 'b', saved: null });
  expect(done).toEqual({ ...during, reopen: ['a'] });
  expect(sessionReducer(noSession, { type: 'saved', alert: 'b', saved })).toMatchObject({ saved });
});

describe('progressOf', () => {
  it.each([
    [0, 0, 7, 1, 7],
    [1, 0, 6, 2, 7],
    [1, 2, 6, 4, 7],
    // Decided elsewhere while it is open.
    [1, -1, 6, 2, 7],
    [2, 5, 4, 6, 6],
  ])('%d decided, place %d of %d pending: %d of %d', (decided, index, pending, at, of) => {
    expect(progressOf(decided, index, pending)).toEqual({ at, of });
  });
});

const first = { x: 100, y: 500, atMs: 1_000 };

describe('a second click', () => {
  it.each([
    ['in the same place at once', first, { x: 100, y: 500, atMs: 1_000 }, true],
    ['with a finger, beside it', first, { x: 112, y: 488, atMs: 1_399 }, true],
    ['later', first, { x: 100, y: 500, atMs: 1_400 }, false],
    ['on the next button', first, { x: 130, y: 500, atMs: 1_050 }, false],
    ['without a first one', null, { x: 100, y: 500, atMs: 1_000 }, false],
  ])('%s', (_, before, click, isSecond) => {
    expect(isSecondClick(before, click)).toBe(isSecond);
  });
});
