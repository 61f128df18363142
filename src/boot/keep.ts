import { pressedKey } from '../ui/keys.ts';

/** Events kept for the error reports until their code has loaded. */
const maxErrors = 20;

export const errorEvents = ['error', 'unhandledrejection', 'caughterror'] as const;

declare global {
  var keptErrors: Event[] | undefined;
  var isPaletteWanted: boolean | undefined;
}

export function keepErrors(): void {
  const kept: Event[] = [];
  globalThis.keptErrors = kept;
  for (const type of errorEvents)
    addEventListener(type, (event) => void (kept.length < maxErrors && kept.push(event)));
}

export const isPaletteKey = (event: KeyboardEvent): boolean =>
  pressedKey(event) === 'K' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export function keepPaletteKey(): void {
  addEventListener('keydown', (event) => {
    if (document.documentElement.dataset['app'] === 'ready' || !isPaletteKey(event)) return;
    event.preventDefault();
    globalThis.isPaletteWanted = true;
  });
}

/** The keys of an input method belong to its composition: no handler of the page gets them. */
export function withholdCompositionKeys(): void {
  const withhold = (event: KeyboardEvent) => {
    // In Safari the key that ends a composition has only the old code.
    if (!event.isComposing && event.keyCode !== 229) return;
    event.stopImmediatePropagation();
    // Else Esc could close a native dialog.
    if (event.key === 'Escape') event.preventDefault();
  };
  addEventListener('keydown', withhold, true);
}
