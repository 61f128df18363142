import { noValue, showNumber } from '../../domain/number/format.ts';

/** What the browser tells of itself, in words; what it does not tell is said to be so. */

const notTold = 'Not told by this browser';

function megabytesOf(memory: object, name: string): string {
  const bytes: unknown = Reflect.get(memory, name);
  return typeof bytes === 'number' ? showNumber(bytes / 1_048_576) : noValue;
}

/** '12.4 of at most 4,096 MB'; only Chromium tells. */
export function heapText(): string {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (!(memory instanceof Object)) return notTold;
  const used = megabytesOf(memory, 'usedJSHeapSize');
  return used === noValue
    ? notTold
    : `${used} of at most ${megabytesOf(memory, 'jsHeapSizeLimit')} MB`;
}

/** The elements of the page beneath; those of the dialog that tells are left out. */
export function elementsText(): string {
  const all = document.querySelectorAll('*').length;
  return showNumber(all - document.querySelectorAll('dialog[open], dialog[open] *').length);
}

function isWritable(open: () => Storage): boolean {
  const probe = 'health-probe';
  try {
    const storage = open();
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

let storage: string | null = null;

/** Tries whether the page may keep something on this machine. It writes, so it is for once and not for each second. */
export function probeStorage(): void {
  const local = isWritable(() => localStorage);
  const session = isWritable(() => sessionStorage);
  if (local) storage = session ? 'Available' : 'Not for this tab: blocked or full';
  else storage = session ? 'For this tab only: blocked or full' : 'Blocked or full';
}

/** What the last try came to. */
export function storageText(): string {
  return storage ?? 'Not tried';
}

/** '1920 × 1080', as screens are named. */
export const sizeText = (width: number, height: number) => `${width} × ${height}`;
