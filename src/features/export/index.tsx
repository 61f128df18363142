import { notifyManager } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { useApiClient } from '../../query/client.ts';
import { RowNote } from '../../shell/row-note.tsx';
import { useToast } from '../../shell/toasts.tsx';
import { Button, type ButtonLook, type ButtonSize } from '../../ui/button.tsx';
import { useFact } from '../../ui/clock.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import type * as Exports from './exports.ts';

// All screens share one key: an export continues on the next screen, and only one runs at a time.
const mutationKey = ['export of monthly data'];

interface MonthlyExportButtonProps {
  readonly label: string;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
}

/** Requests the monthly data and saves it as the server sent it (S7 and S8, C20 and C22). */
export function MonthlyExportButton({ label, ...rest }: MonthlyExportButtonProps) {
  const client = useApiClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      client.queries.getMutationCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  );
  // `useIsMutating` also compares the mutations' states: more code in the first load than one number needs.
  const pending = useFact(subscribe, () => client.queries.isMutating({ mutationKey }) > 0);
  const save = useExport('saveMonthly');
  return (
    <Button
      {...rest}
      {...jsonFile}
      icon={Download}
      aria-disabled={pending || undefined}
      onClick={() => void save()}
    >
      {pending ? 'Exporting...' : label}
      <JsonNote />
    </Button>
  );
}

/** What a button saves: its description, which is also its tooltip; a phone's menu shows it. */
export const jsonFile = { 'aria-description': 'Saves a JSON file' } as const;

export function JsonNote() {
  return (
    <>
      <RowNote>JSON</RowNote>
      <Tooltip text={jsonFile['aria-description']} />
    </>
  );
}

const notice = 'No file was saved';

/** Saves a file and shows a toast (S7, S8; C11, C20); fetches the code at the first press. */
export function useExport(save: keyof typeof Exports): () => Promise<void> {
  const toast = useToast();
  const client = useApiClient();
  return async () => {
    try {
      const code = await import('./exports.ts');
      const words = await code[save](client, mutationKey);
      if (words) toast({ ...words, notice });
    } catch (error) {
      toast({ title: 'Export Failed', description: messageOf(error), error, notice });
    }
  };
}
