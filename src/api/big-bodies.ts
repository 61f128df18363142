import type { BodyReader } from './client.ts';
import type { WorkerLink } from './worker/link.ts';
import { hasRows } from './worker/runs.ts';

/** From this size on a list costs the page less when a worker reads it. */
const bigBytes = 256 * 1024;
/** A worker that was lost so often is not started again. */
const mostStarts = 3;

/** Finds the calls whose bodies are big, and has a worker request and read them from then on. */
export function createBigBodies() {
  let starts = 0;
  let link: WorkerLink | null = null;
  let starting: Promise<WorkerLink | null> | null = null;
  let open: (() => Worker) | null = null;

  async function start(): Promise<WorkerLink | null> {
    if (starts === mostStarts || typeof Worker === 'undefined') return null;
    starts += 1;
    const { WorkerLink: Link, workerOpener } = await import('./worker/link.ts');
    open ??= workerOpener();
    return new Link(open());
  }

  return {
    readerOf: (path: string): BodyReader | null =>
      link?.isOpen && link.holds(path) ? link.read : null,
    async keep(path: string, bytes: ArrayBuffer, data: unknown): Promise<void> {
      if (bytes.byteLength < bigBytes || !hasRows(data)) return;
      try {
        // Two lists may come while one worker starts.
        if (!link?.isOpen) link = await (starting ??= start());
        link?.keep(path, bytes, data);
      } catch {
        // No worker can be had, and the page reads on.
        starts = mostStarts;
      } finally {
        starting = null;
      }
    },
    /** Gives up a worker that did not respond in time. */
    close: () => link?.close(),
  };
}
