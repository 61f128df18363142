import { useCallback } from 'react';
import { messageOf } from '../api/api-error.ts';
import { reads } from '../api/contract.ts';
import { appointmentReportName } from '../domain/text/file-names.ts';
import { useApiClient } from '../query/client.ts';
import { now } from '../ui/clock/clock.ts';
import { download } from './download.ts';
import { useToast } from './toasts.ts';

/** Saves the dashboard's response as the server sent it, and shows a toast (spec 7, 8; rulings C11, C20). */
export function useReportExport(): () => void {
  const toast = useToast();
  const client = useApiClient();
  return useCallback(() => {
    const save = async () => {
      try {
        const source = await client.sourceOf(reads.dashboard);
        if (source === undefined) throw new Error('The dashboard has not been loaded yet.');
        download(appointmentReportName(now()), source, 'application/json');
        toast({
          title: 'Export Complete',
          description: 'Report has been downloaded successfully.',
        });
      } catch (error) {
        toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
      }
    };
    void save();
  }, [client, toast]);
}
