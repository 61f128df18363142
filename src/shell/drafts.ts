import { useCallback } from 'react';
import { createStore, safeStorage, useStore } from '../ui/store.ts';

/** Texts in the browser's storage that components can follow; in memory where storage is blocked or full. */
export function storedTexts(kind: 'local' | 'session', prefix = '') {
  const storage = safeStorage(kind);
  const inMemory = new Map<string, string>();
  const changes = createStore(0);
  const get = (key: string): string => inMemory.get(key) ?? storage.get(prefix + key) ?? '';
  return {
    get,
    set(key: string, text: string): void {
      inMemory.delete(key);
      if (text === '') storage.remove(prefix + key);
      else if (!storage.set(prefix + key, text)) inMemory.set(key, text);
      changes.set((count) => count + 1);
    },
    useText: (key: string): string => useStore(changes, () => get(key)),
  };
}

/** Unsent texts, by the id of their subject; polls, route changes and reloads keep them. */
const drafts = storedTexts('session', 'draft:');

export const draftOf = drafts.get;
export const keepDraft = drafts.set;

export function useDraft(id: string): [string, (text: string) => void] {
  return [drafts.useText(id), useCallback((text: string) => keepDraft(id, text), [id])];
}
