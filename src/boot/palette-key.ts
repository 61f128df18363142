declare global {
  /** Whether somebody pressed Ctrl K, or ⌘ K, before the app was there (src/shell/palette/opener.tsx). */
  var isPaletteWanted: boolean | undefined;
}

export function isPaletteKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

export function keepPaletteKey(): void {
  addEventListener('keydown', (event) => {
    if (document.documentElement.dataset['app'] === 'ready' || !isPaletteKey(event)) return;
    event.preventDefault();
    globalThis.isPaletteWanted = true;
  });
}
