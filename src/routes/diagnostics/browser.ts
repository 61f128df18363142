import { noValue, showNumber } from '../../domain/number/format.ts';

const notReported = 'Not reported by this browser';

function megabytesOf(memory: object, name: string): string {
  const bytes: unknown = Reflect.get(memory, name);
  return typeof bytes === 'number' ? showNumber(bytes / 1_048_576) : noValue;
}

/** '12.4 of at most 4,096 MB', in Chromium. */
export function heapText(): string {
  const memory: unknown = Reflect.get(performance, 'memory');
  if (!(memory instanceof Object)) return notReported;
  const used = megabytesOf(memory, 'usedJSHeapSize');
  return used === noValue
    ? notReported
    : `${used} of at most ${megabytesOf(memory, 'jsHeapSizeLimit')} MB`;
}

/** The elements of the page, without those of the open dialog. */
export function elementsText(): string {
  const all = document.querySelectorAll('*').length;
  return showNumber(all - document.querySelectorAll('dialog[open], dialog[open] *').length);
}

function isWritable(open: () => Storage): boolean {
  const probe = 'storage-probe';
  try {
    const storage = open();
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/** Whether the page may store data on this machine. It writes to find out: call it once, not at each tick. */
export function probeStorage(): string {
  const local = isWritable(() => localStorage);
  const session = isWritable(() => sessionStorage);
  if (local) return session ? 'Available' : 'Not for this tab: blocked or full';
  return session ? 'For this tab only: blocked or full' : 'Blocked or full';
}

/** '1920 × 1080', as screens are named. */
export const sizeText = (width: number, height: number) => `${width} × ${height}`;
