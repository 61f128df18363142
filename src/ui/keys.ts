type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'getModifierState'>;

/** The pressed key in upper case. On a layout without Latin letters a letter is the one of its place; '' with AltGr, which types. */
export function pressedKey(press: KeyPress): string {
  if (press.getModifierState('AltGraph')) return '';
  const isOtherLetter = /^(?!\p{Script=Latin})\p{L}/u.test(press.key);
  return isOtherLetter ? press.code.replace('Key', '') : press.key.toUpperCase();
}
