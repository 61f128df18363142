import { isTyped, lettersOn } from './letter-keys.ts';

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'
>;

/** The key of a press that may be a shortcut; null while a modifier or the key is held, in a field, or with letters off. */
export function shortcutKey(event: KeyPress): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !lettersOn()) return null;
  if (isTyped(event)) return null;
  // Shift D opens the diagnostics; it must do nothing else.
  if (event.shiftKey && event.key !== '?') return null;
  return event.key.toUpperCase();
}
