import { useEffect, useState } from 'react';
import { useMediaQuery } from '../ui/browser-state.ts';
import { pressedKey } from '../ui/keys.ts';
import { storedTexts } from './drafts.ts';

/** Single letters as shortcuts can be switched off: dictation software types letters (WCAG 2.1.4). */
const choices = storedTexts('local');
const key = 'shortcuts';
const isOn = (choice: string): boolean => choice !== 'off';

const lettersOn = (): boolean => isOn(choices.get(key));
export const switchLetters = (on: boolean): void => choices.set(key, on ? '' : 'off');
export const useLettersOn = (): boolean => isOn(choices.useText(key));

/** Whether a key press types into a field. */
function isTyped(event: { readonly target: EventTarget | null }): boolean {
  return (
    event.target instanceof Element &&
    event.target.closest('input:not([type=radio], [type=checkbox]), textarea, select') !== null
  );
}

type KeyPress = Parameters<typeof pressedKey>[0] &
  Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat' | 'target'>;

/** The shortcut of a key press, 'D' or 'Shift D'; null with another modifier, on repeat, in a field, and with letters off. */
export function shortcutKey(event: KeyPress): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !lettersOn()) return null;
  if (isTyped(event)) return null;
  // The question mark of an Arabic layout, and the wide one of Chinese and Japanese, are '?' too.
  const letter = pressedKey(event).replace(/[؟？]/, '?');
  if (letter === '') return null;
  return event.shiftKey && letter !== '?' ? `Shift ${letter}` : letter;
}

/** Whether there is a keyboard, as far as a page can know: the pointer is a mouse, or a key was pressed outside of a field. */
export function useHasKeyboard(): boolean {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const [wasPressed, setWasPressed] = useState(false);
  useEffect(() => {
    if (!isTouched || wasPressed) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!isTyped(event)) setWasPressed(true);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isTouched, wasPressed]);
  return !isTouched || wasPressed;
}
