import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { deleteOldDrafts } from './draft-ends.ts';
import { draftOf, keepDraft, useDraft } from './drafts.ts';

describe('drafts', () => {
  const hour = 60 * 60_000;

  it('end 12 hours after they were typed', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    keepDraft('note', 'typed first');
    vi.setSystemTime(11 * hour);
    keepDraft('other', 'typed later');
    vi.setSystemTime(12 * hour - 1);
    expect(draftOf('note')).toBe('typed first');
    vi.setSystemTime(12 * hour);
    expect(['note', 'other'].map(draftOf)).toEqual(['', 'typed later']);
    expect(renderHook(() => useDraft('note')[0]).result.current).toBe('');
  });

  it('last longer when they are typed on', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    keepDraft('note', 'typed');
    vi.setSystemTime(11 * hour);
    keepDraft('note', 'typed on');
    vi.setSystemTime(22 * hour);
    expect(draftOf('note')).toBe('typed on');
  });

  it('leave the field and the storage once they have ended', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    keepDraft('note', 'typed');
    const { result } = renderHook(() => useDraft('note')[0]);
    vi.setSystemTime(12 * hour);
    act(deleteOldDrafts);
    expect(result.current).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });
});
