import { useIsMutating } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../api/api-error.ts';
import { reads } from '../api/contract.ts';
import { keyOf, useApiClient, type ApiClient } from '../query/client.ts';
import { monthlyMetricsName } from '../domain/text/file-names.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { now } from '../ui/clock/clock.ts';
import { download } from './download.ts';
import { useToast } from './toasts.ts';

// One for all screens: an export outlives the screen where it began, and there is one at a time.
const mutationKey = ['export', ...keyOf(reads.monthly)];

async function exportMonthly(client: ApiClient, toast: ReturnType<typeof useToast>): Promise<void> {
  if (client.isMutating({ mutationKey }) > 0) return;
  const mutationFn = () => client.fetchSource(reads.monthly);
  const mutation = client.getMutationCache().build(client, { mutationKey, mutationFn });
  try {
    const source = await mutation.execute(undefined);
    download(monthlyMetricsName(now()), source, 'application/json');
    toast({
      title: 'Monthly Data Exported',
      description: 'Monthly accumulated data has been downloaded.',
    });
  } catch (error) {
    toast({ title: 'Export Failed', description: messageOf(error), destructive: true });
  }
}

interface MonthlyExportButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly look?: ButtonLook;
  readonly className?: string;
}

/** Requests the monthly data and saves it as the server sent it (spec 7 and 8, rulings C20 and C22). */
export function MonthlyExportButton({ label, ...rest }: MonthlyExportButtonProps) {
  const toast = useToast();
  const client = useApiClient();
  const pending = useIsMutating({ mutationKey }) > 0;
  return (
    <Button
      {...rest}
      aria-disabled={pending || undefined}
      onClick={() => void exportMonthly(client, toast)}
    >
      {pending ? 'Exporting...' : label}
    </Button>
  );
}
