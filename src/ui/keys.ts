type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState'>;

/**
 * The pressed key in upper case. For a key of another script it is the Latin letter at the same place of a US keyboard.
 * '' with AltGr, which types other characters.
 */
export function pressedKey(press: KeyPress): string {
  if (press.getModifierState('AltGraph')) return '';
  const isOtherScript = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(press.key);
  return isOtherScript ? press.code.replace('Key', '') : press.key.toUpperCase();
}

/** Whether a letter is pressed with Ctrl or ⌘ alone. */
export const isCommandKey = (press: KeyboardEvent, letter: string): boolean =>
  pressedKey(press) === letter &&
  (press.ctrlKey || press.metaKey) &&
  !press.altKey &&
  !press.shiftKey;

/** What the key of `isCommandKey` is called on this machine. */
export const commandKeyName = (): string => (/Mac|iP/.test(navigator.platform) ? '⌘' : 'Ctrl');
