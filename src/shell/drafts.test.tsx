import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { storedTexts } from './drafts.ts';

describe('stored texts', () => {
  it('are in storage after a reload', () => {
    storedTexts('session', 'note:').set('a', 'typed');
    expect(sessionStorage.getItem('note:a')).toBe('typed');
    expect(storedTexts('session', 'note:').get('a')).toBe('typed');
  });

  it('are gone once storage is cleared', () => {
    const texts = storedTexts('session');
    texts.set('a', 'typed');
    sessionStorage.clear();
    expect(texts.get('a')).toBe('');
  });

  it('leave nothing in storage when they are empty', () => {
    const texts = storedTexts('session');
    texts.set('a', 'typed');
    texts.set('a', '');
    expect(sessionStorage).toHaveLength(0);
    expect(texts.get('a')).toBe('');
  });

  it('last as long as the page where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', null);
    const texts = storedTexts('session');
    const { result } = renderHook(() => texts.useText('a'));
    act(() => texts.set('a', 'typed'));
    expect(result.current).toBe('typed');
    act(() => texts.set('a', ''));
    expect(result.current).toBe('');
  });
});
