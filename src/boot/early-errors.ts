/** Events kept for the error reports until their code has loaded. */
const maxErrors = 20;

/** 'caughterror' is the app's own, of an error that React has caught. */
export const errorEvents = ['error', 'unhandledrejection', 'caughterror'] as const;

declare global {
  var keptErrors: Event[] | undefined;
}

export function keepErrors(): void {
  const kept: Event[] = (globalThis.keptErrors = []);
  for (const type of errorEvents)
    addEventListener(type, (event) => void (kept.length < maxErrors && kept.push(event)));
}
