/** Events kept for the error reports until their code has loaded. */
const maxErrors = 20;

export const errorEvents = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'caughterror',
] as const;

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
  /^k$/i.test(event.key) && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;

export function keepPaletteKey(): void {
  addEventListener('keydown', (event) => {
    if (document.documentElement.dataset['app'] === 'ready' || !isPaletteKey(event)) return;
    event.preventDefault();
    globalThis.isPaletteWanted = true;
  });
}
