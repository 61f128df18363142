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
    keys(): readonly string[] {
      const stored = storage.keys().filter((key) => key.startsWith(prefix));
      return [...new Set([...inMemory.keys(), ...stored.map((key) => key.slice(prefix.length))])];
    },
    useText: (key: string): string => useStore(changes, () => get(key)),
  };
}

/** A draft ends this long after it was typed, in ms: another person may sit at the desk. */
const draftMs = 12 * 60 * 60_000;

/** Unsent texts, by the id of their subject; polls, route changes and reloads keep them. */
export const drafts = storedTexts('session', 'draft:');
/** When each was typed, in ms. */
const typedAt = storedTexts('session', 'draft-typed-at:');

export const isOver = (id: string): boolean =>
  typedAt.get(id) !== '' && Date.now() - Number(typedAt.get(id)) >= draftMs;

export const draftOf = (id: string): string => (isOver(id) ? '' : drafts.get(id));

export function keepDraft(id: string, text: string): void {
  typedAt.set(id, text === '' ? '' : String(Date.now()));
  drafts.set(id, text);
}

export function useDraft(id: string): [string, (text: string) => void] {
  const text = drafts.useText(id);
  return [isOver(id) ? '' : text, useCallback((next: string) => keepDraft(id, next), [id])];
}
