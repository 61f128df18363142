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
  /** The error before the first response. */
  readonly missing: string;
}

/** Saves a response as the server sent it, and shows a toast (spec 7, 8; rulings C11, C20). */
export function useExport({ read, fileName, done, missing }: Export): () => void {
  const toast = useToast();
  const client = useApiClient();
  const save = async () => {
    try {
      const source = await client.sourceOf(read);
      if (source === undefined) throw new Error(missing);
      download(fileName(now()), source, 'application/json');
      toast(done);
    } catch (error) {
      toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
    }
  };
  return () => void save();
}
