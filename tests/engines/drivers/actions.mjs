// Key and pointer actions of both W3C WebDriver and WebDriver BiDi.

/** WebDriver's code points of keys by name. @type {Readonly<Record<string, string>>} */
const codes = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowDown: '\uE015',
  PageDown: '\uE00F',
};

/** @param {string} name */
const codeOf = (name) => codes[name] ?? name;

/** The actions for a key with its modifiers: `Control+k`. @param {string} chord */
export function pressed(chord) {
  const names = chord.split('+').map(codeOf);
  const key = (/** @type {string} */ type) => (/** @type {string} */ value) => ({ type, value });
  const actions = [...names.map(key('keyDown')), ...names.toReversed().map(key('keyUp'))];
  return [{ type: 'key', id: 'keys', actions }];
}

/** @param {string} text */
export function typed(text) {
  const actions = Array.from(text).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keys', actions }];
}

/** @param {number} x @param {number} y in the viewport, in px */
export function clicked(x, y) {
  const place = { x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' };
  const actions = [
    { type: 'pointerMove', ...place },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}
