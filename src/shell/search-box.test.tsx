import type { ChangeEvent } from 'react';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { changeSearch } from './location.ts';
import { useSearchBox } from './search-box.ts';

beforeEach(() => history.replaceState(null, '', '/corrections'));

function openBox() {
  const { result } = renderHook(() => useSearchBox('q'));
  const type = (value: string) =>
    act(() => result.current.onChange({ target: { value } } as ChangeEvent<HTMLInputElement>));
  return { type, text: () => result.current.value };
}

it('the URL has the words, the box every letter', () => {
  const { type, text } = openBox();
  type(' ann ');
  expect(location.search).toBe('?q=ann');
  expect(text()).toBe(' ann ');
  type('');
  expect(location.search).toBe('');
});

it('the box follows the URL when that changes otherwise', () => {
  const { type, text } = openBox();
  type('ann ');
  act(() => changeSearch({ q: 'bea' }));
  expect(text()).toBe('bea');
  act(() => changeSearch({ q: '' }));
  expect(text()).toBe('');
});

it('a change adds no history entry', () => {
  const { type } = openBox();
  const push = vi.spyOn(history, 'pushState');
  type('ann');
  expect(push).not.toHaveBeenCalled();
});
