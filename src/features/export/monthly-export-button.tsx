import { notifyManager } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { reads } from '../../api/contract.ts';
import { useApiClient, type ApiClient } from '../../query/client.ts';
import { keyOf } from '../../query/reads.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import type * as Exports from './exports.ts';
import { useExport } from './use-export.ts';

// One for all screens: an export outlives the screen where it began, and there is one at a time.
const mutationKey = ['export', ...keyOf(reads.monthly)];

const saveMonthly = (code: typeof Exports, client: ApiClient) =>
  code.saveMonthly(client, mutationKey);

interface MonthlyExportButtonProps {
  readonly label: string;
  readonly look?: ButtonLook;
  readonly className?: string;
}

/** Requests the monthly data and saves it as the server sent it (spec 7 and 8, rulings C20 and C22). */
export function MonthlyExportButton({ label, ...rest }: MonthlyExportButtonProps) {
  const client = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.queries.getMutationCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  // `useIsMutating` also compares the mutations' states, which is much code for one number.
  const pending =
    useSyncExternalStore(subscribe, () => client.queries.isMutating({ mutationKey })) > 0;
  return (
    <Button
      {...rest}
      icon={<Download aria-hidden className="icon" />}
      aria-label={pending ? undefined : `${label}, JSON`}
      aria-disabled={pending || undefined}
      onClick={useExport(saveMonthly)}
    >
      {pending ? 'Exporting...' : label}
    </Button>
  );
}
