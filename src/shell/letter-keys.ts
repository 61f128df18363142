import { useSyncExternalStore } from 'react';

/**
 * Whether single letters are shortcuts. Switched off, they do nothing (WCAG 2.1.4: who dictates would
 * decide alerts by speaking).
 */
const storageKey = 'shortcuts';
const listeners = new Set<() => void>();
let inMemory: boolean | undefined;

export function lettersOn(): boolean {
  try {
    return inMemory ?? localStorage.getItem(storageKey) !== 'off';
  } catch {
    // Storage may be blocked; the choice then lasts as long as the page.
    return true;
  }
}

export function switchLetters(on: boolean): void {
  inMemory = on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // See `lettersOn`.
  }
  for (const listener of listeners) listener();
}

export function useLettersOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, lettersOn);
}

/** Whether a key press goes into a field, where a letter is a letter. */
export function isTyped(event: { readonly target: EventTarget | null }): boolean {
  return (
    event.target instanceof Element &&
    event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null
  );
}
