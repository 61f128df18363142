import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isCommandKey } from '../ui/keys.ts';
import { shortcutKey } from './shortcuts.ts';

beforeEach(() => vi.stubGlobal('Element', EventTarget));
afterEach(() => vi.unstubAllGlobals());

function press(key: string, code: string, modifiers: readonly string[] = []) {
  const has = (name: string) => modifiers.includes(name);
  return {
    key,
    code,
    ctrlKey: has('Control'),
    metaKey: has('Meta'),
    altKey: has('Alt'),
    shiftKey: has('Shift'),
    repeat: false,
    target: null,
    getModifierState: has,
  } as unknown as KeyboardEvent;
}

it.each([
  ['QWERTY', 'd', 'KeyD', 'D'],
  ['Dvorak: the letter, not its place', 'd', 'KeyH', 'D'],
  ['Russian', 'в', 'KeyD', 'D'],
  ['Greek', 'δ', 'KeyD', 'D'],
  ['Hebrew', 'ג', 'KeyD', 'D'],
  ['Arabic', 'ي', 'KeyD', 'D'],
  ['Arabic, a key with two letters', 'لا', 'KeyB', 'B'],
  ['Thai, a vowel mark', '\u0E37', 'KeyN', 'N'],
  ['Thai, a tone mark', '\u0E48', 'KeyJ', 'J'],
  ['Thai, a vowel of its own', '\u0E32', 'KeyK', 'K'],
  ['Lao, a tone mark', '\u0EC8', 'KeyJ', 'J'],
  ['Lao, two marks', '\u0EB4\u0ECD', 'KeyD', 'D'],
  ['Devanagari, a virama', '\u094D', 'KeyD', 'D'],
  ['Devanagari, a vowel sign', '\u0947', 'KeyS', 'S'],
  ['Tamil, a vowel sign', '\u0BBF', 'KeyV', 'V'],
  ['Khmer, a vowel with a sign', '\u17BB\u17C6', 'KeyC', 'C'],
  ['Hebrew, a point', '\u05B8', 'KeyO', 'O'],
  ['Arabic, a vowel mark', '\u064E', 'KeyI', 'I'],
  ['French, punctuation in the place of M', ',', 'KeyM', ','],
  ['a dead key, which composes', 'Dead', 'KeyN', 'DEAD'],
  ['Turkish, a Latin letter', 'ı', 'KeyI', 'I'],
  ['German, a Latin letter that is no shortcut', 'ö', 'Semicolon', 'Ö'],
  ['a named key', 'Escape', 'Escape', 'ESCAPE'],
])('%s: %s of %s is %s', (_, key, code, shortcut) => {
  expect(shortcutKey(press(key, code))).toBe(shortcut);
});

it('Shift is part of a letter, but not of ?', () => {
  expect(shortcutKey(press('В', 'KeyD', ['Shift']))).toBe('Shift D');
  for (const mark of ['?', '؟', '？'])
    expect(shortcutKey(press(mark, 'Digit7', ['Shift']))).toBe('?');
});

it.each([
  ['AltGr on Linux', ['AltGraph']],
  ['AltGr on Windows', ['AltGraph', 'Control', 'Alt']],
  ['Option', ['Alt']],
  ['Ctrl', ['Control']],
])('%s is no shortcut', (_, modifiers) => {
  expect(shortcutKey(press('đ', 'KeyD', modifiers))).toBeNull();
});

it.each([
  ['k', 'KeyK', ['Control'], true],
  ['л', 'KeyK', ['Control'], true],
  ['\u0E34', 'KeyK', ['Control'], true],
  ['κ', 'KeyK', ['Meta'], true],
  ['k', 'KeyV', ['Control'], true],
  ['ł', 'KeyL', ['Control', 'Alt', 'AltGraph'], false],
  ['k', 'KeyK', ['Control', 'AltGraph'], false],
])('%s of %s with %j opens the palette: %s', (key, code, modifiers, isPalette) => {
  expect(isCommandKey(press(key, code, modifiers), 'K')).toBe(isPalette);
});
