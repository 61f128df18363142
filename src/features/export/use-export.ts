import { useCallback } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useApiClient, type ApiClient } from '../../query/client.ts';
import { useToast, type ToastWords } from '../../shell/toasts.ts';
import type * as Exports from './exports.ts';

type Save = (
  code: typeof Exports,
  client: ApiClient,
) => ToastWords | null | Promise<ToastWords | null>;

/** Saves a file and shows a toast (spec 7, 8; rulings C11); the code is fetched at the first press. `save` stays the same. */
export function useExport(save: Save): () => void {
  const toast = useToast();
  const client = useApiClient();
  return useCallback(() => {
    const run = async () => {
      try {
        const words = await save(await import('./exports.ts'), client);
        if (words) toast(words);
      } catch (error) {
        toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
      }
    };
    void run();
  }, [save, client, toast]);
}

const saveReport: Save = (code, client) => code.saveReport(client);

/** Saves the dashboard's response (rulings C20). */
export function useReportExport(): () => void {
  return useExport(saveReport);
}
