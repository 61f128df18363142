declare global {
  var isPaletteWanted: boolean | undefined;
}

export const isPaletteKey = (event: KeyboardEvent): boolean =>
  /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export function keepPaletteKey(): void {
  addEventListener('keydown', (event) => {
    if (document.documentElement.dataset['app'] === 'ready' || !isPaletteKey(event)) return;
    event.preventDefault();
    globalThis.isPaletteWanted = true;
  });
}
