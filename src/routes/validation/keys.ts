import { isTyped, lettersOn } from '../../shell/letter-keys.ts';

/** The shortcuts of the review queue, in one table: the handlers, the buttons and the sheet read it. */
export const shortcuts = {
  start: { key: 'S', does: 'Start Review', where: 'queue' },
  next: { key: 'J', does: 'Next alert', where: 'queue and alert' },
  previous: { key: 'K', does: 'Previous alert', where: 'queue and alert' },
  notes: { key: 'N', does: 'Write notes', where: 'queue and alert' },
  valid: { key: 'V', does: 'Mark Valid', where: 'alert' },
  invalid: { key: 'I', does: 'Mark Invalid', where: 'alert' },
  dismissed: { key: 'D', does: 'Dismiss', where: 'alert' },
  help: { key: '?', does: 'Show these keys', where: 'queue and alert' },
} as const;

export type Shortcut = keyof typeof shortcuts;
type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'
>;
const names = Object.keys(shortcuts) as Shortcut[];

/**
 * The shortcut that a key press means, or null: none while a modifier is held, while a field has the focus,
 * for a key that is held down, or when letters are switched off.
 */
export function shortcutOf(event: KeyPress): Shortcut | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !lettersOn()) return null;
  if (isTyped(event)) return null;
  // Shift D opens the health view; it must not dismiss what is under review.
  if (event.shiftKey && event.key !== shortcuts.help.key) return null;
  return names.find((name) => shortcuts[name].key === event.key.toUpperCase()) ?? null;
}
