import { useCallback, useSyncExternalStore } from 'react';

/**
 * Texts that were typed and not yet sent, each by the id of what it is about. They live outside lists and
 * screens, so that a poll, a step to another row, a failed send or a reload of the tab costs no word.
 */

const prefix = 'draft:';
const texts = new Map<string, string>();
const listeners = new Set<() => void>();

function stored(id: string): string {
  try {
    return sessionStorage.getItem(prefix + id) ?? '';
  } catch {
    // Storage may be blocked; the text then lasts as long as the page.
    return '';
  }
}

/** The text typed for `id`; '' where there is none. */
export function draftOf(id: string): string {
  let text = texts.get(id);
  if (text === undefined) {
    text = stored(id);
    texts.set(id, text);
  }
  return text;
}

/** Keeps a text for `id`; '' forgets it. */
export function keepDraft(id: string, text: string): void {
  texts.set(id, text);
  try {
    if (text === '') sessionStorage.removeItem(prefix + id);
    else sessionStorage.setItem(prefix + id, text);
  } catch {
    // See `stored`.
  }
  for (const listener of listeners) listener();
}

/** As after a reload of the tab: what storage holds is read again. For tests. */
export function forgetDraftsInMemory(): void {
  texts.clear();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The text typed for `id`, and how to change it. */
export function useDraft(id: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(subscribe, () => draftOf(id));
  return [text, useCallback((next: string) => keepDraft(id, next), [id])];
}
