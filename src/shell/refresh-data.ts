import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import { writes } from '../api/contract.ts';
import { useApiClient } from '../query/client.ts';
import { refetchShown } from '../query/refetch.ts';
import { useWrite } from '../query/use-write.ts';
import { useToast } from './toasts.ts';

/** Refresh Data (spec 2, 8): validates, then refetches everything the screen shows (rulings C21). */
export function useRefreshData() {
  const client = useApiClient();
  const toast = useToast();
  const { submit, pending } = useWrite(writes.validate);
  const [isFetching, setIsFetching] = useState(false);
  const run = () => {
    if (isFetching) return;
    submit(undefined, {
      onDone: () => {
        setIsFetching(true);
        void refetchShown(client, writes.validate.reloads).finally(() => setIsFetching(false));
        toast({
          title: 'Validation Complete',
          description: 'All regions have been validated successfully.',
        });
      },
      onFailed: (error) =>
        toast({ title: 'Validation Failed', description: messageOf(error), destructive: true }),
    });
  };
  return { run, pending: pending || isFetching };
}
