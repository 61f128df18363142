type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState'>;

/**
 * The pressed key in upper case. A key that types a letter or a vowel or tone mark of another script is the Latin letter
 * of its place; '' with AltGr, which types.
 */
export function pressedKey(press: KeyPress): string {
  if (press.getModifierState('AltGraph')) return '';
  const isOtherScript = /^(?!\p{Script=Latin})[\p{L}\p{M}]/u.test(press.key);
  return isOtherScript ? press.code.replace('Key', '') : press.key.toUpperCase();
}
