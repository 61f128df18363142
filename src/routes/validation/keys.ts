import { useSyncExternalStore, type KeyboardEvent } from 'react';

/** The shortcuts of the review queue, in one table: the handlers, the buttons and the sheet read it. */
export const shortcuts = {
  next: { key: 'J', does: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', does: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', does: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', does: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', does: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', does: 'Dismiss', where: 'alert' },
  help: { key: '?', does: 'Show these keys', where: 'queue and alert' },
} as const;

export type Shortcut = keyof typeof shortcuts;
const names = Object.keys(shortcuts) as Shortcut[];

// Switched off, letters do nothing (WCAG 2.1.4: who dictates would decide alerts by speaking).
const storageKey = 'shortcuts';
const listeners = new Set<() => void>();
let inMemory: boolean | undefined;

function lettersOn(): boolean {
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

/** Whether single letters are shortcuts. */
export function useLettersOn(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, lettersOn);
}

/**
 * The shortcut that a key press means, or null: none while a modifier is held, while a field has the focus,
 * for a key that is held down, or when letters are switched off.
 */
export function shortcutOf(event: KeyboardEvent): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !lettersOn()) return null;
  if (event.target instanceof Element && event.target.closest('input, textarea, select'))
    return null;
  return names.find((name) => shortcuts[name].key === event.key.toUpperCase()) ?? null;
}
