// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from 'wouter/use-browser-location';
import { changeSearch } from './location.ts';
import { forgetTyped, typeSearch, useTyped, writeTyped } from './typed-search.ts';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/corrections');
});
afterEach(() => {
  cleanup();
  forgetTyped('q');
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function openBox() {
  const { result } = renderHook(() => {
    useSearch();
    return useTyped('q');
  });
  const replaced = vi.spyOn(history, 'replaceState');
  return { text: () => result.current, replaced };
}

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const type = (text: string) => act(() => typeSearch('q', text));

it('the URL follows 300 ms after the last letter, the box at once', () => {
  const { text, replaced } = openBox();
  for (let length = 1; length <= 120; length += 1) {
    type('a'.repeat(length));
    expect(text()).toHaveLength(length);
    wait(299);
  }
  expect(replaced).not.toHaveBeenCalled();
  wait(1);
  expect(replaced).toHaveBeenCalledOnce();
  expect(location.search).toBe(`?q=${'a'.repeat(120)}`);
});

it('the URL is written at once when the box is left, with the words alone', () => {
  const { text } = openBox();
  type(' ann ');
  act(writeTyped);
  expect(location.search).toBe('?q=ann');
  expect(text()).toBe(' ann ');
});

it('the box follows the URL when that changes otherwise', () => {
  const { text } = openBox();
  type('ann');
  wait(300);
  act(() => changeSearch({ q: '' }));
  expect(text()).toBeNull();
  wait(5_000);
  expect(location.search).toBe('');
});

it('a screen that is left before gets no words of the box', () => {
  openBox();
  type('ann');
  act(() => history.replaceState(null, '', '/data-quality'));
  wait(5_000);
  expect(location.search).toBe('');
});

it('a refusal of the browser loses nothing: the URL follows later', () => {
  const { text, replaced } = openBox();
  replaced.mockImplementation(() => {
    throw new DOMException('too many', 'SecurityError');
  });
  type('ann');
  wait(2_000);
  expect(text()).toBe('ann');
  expect(location.search).toBe('');
  replaced.mockRestore();
  wait(1_000);
  expect(location.search).toBe('?q=ann');
});
