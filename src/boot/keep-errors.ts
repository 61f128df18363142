/** Events kept for the error reports until their code is there. */
const most = 20;

export const errorEvents = [
  'error',
  'unhandledrejection',
  'securitypolicyviolation',
  'caughterror',
] as const;

declare global {
  var keptErrors: Event[] | undefined;
}

export function keepErrors(): void {
  const kept: Event[] = [];
  globalThis.keptErrors = kept;
  for (const type of errorEvents)
    addEventListener(type, (event) => void (kept.length < most && kept.push(event)));
}
