import { isTyped, lettersOn } from '../../shell/letter-keys.ts';

/** The shortcuts of the review queue; handlers, buttons and the list of shortcuts read this table. */
export const shortcuts = {
  start: { key: 'S', label: 'Start Review', where: 'queue' },
  next: { key: 'J', label: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', label: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', label: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', label: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', label: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', label: 'Dismiss', where: 'alert' },
  help: { key: '?', label: 'Show shortcuts', where: 'queue and alert' },
} as const;

export type Shortcut = keyof typeof shortcuts;
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'
>;
const names = Object.keys(shortcuts) as Shortcut[];

/** The shortcut of a key press; null while a modifier or the key is held, in a field, or with letters off. */
export function shortcutOf(event: KeyPress): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !lettersOn()) return null;
  if (isTyped(event)) return null;
  // Shift D opens the diagnostics; it must not dismiss the open alert.
  if (event.shiftKey && event.key !== shortcuts.help.key) return null;
  return names.find((name) => shortcuts[name].key === event.key.toUpperCase()) ?? null;
}
