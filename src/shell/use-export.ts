import { messageOf } from '../api/api-error.ts';
import type { Read } from '../api/contract.ts';
import { useApiClient } from '../query/client.ts';
import { now } from '../ui/clock/clock.ts';
import { download } from './download.ts';
import { useToast, type ToastWords } from './toasts.ts';

interface Export {
  readonly read: Read;
  /** The file's name at an instant in ms. */
  readonly fileName: (nowMs: number) => string;
  readonly done: ToastWords;
  /** Why there is nothing to save while nothing has been loaded. */
  readonly missing: string;
}

/** Saves an answer as the server sent it, and says how that went (spec 7 and 8, rulings C11 and C20). */
export function useExport({ read, fileName, done, missing }: Export): () => void {
  const toast = useToast();
  const client = useApiClient();
  return () => {
    try {
      const source = client.responseOf(read)?.source;
      if (source === undefined) throw new Error(missing);
      download(fileName(now()), source, 'application/json');
      toast(done);
    } catch (error) {
      toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
    }
  };
}
