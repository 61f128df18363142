import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../api/api-error.ts';
import type { Call } from '../api/call.ts';
import { validate } from '../calls/dashboard.ts';
import { useApiClient } from '../query/client.ts';
import { refetch, refetchShown } from '../query/refetch.ts';
import { useSecondPress, useWrite } from '../query/use-write.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';
import { useToast } from './toasts.tsx';

/** Refetches reads on a press. Where one fails, its old data stays, so a toast says it (C42). */
export function useRefresh(...targets: readonly Pick<Call, 'path'>[]) {
  const client = useApiClient();
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const { isSecondPress, start, end } = useSecondPress();
  const refresh = async () => {
    if (isSecondPress()) return;
    start();
    setPending(true);
    const errors = await Promise.all(targets.map((read) => refetch(client, read)));
    end();
    setPending(false);
    const error = errors.find((each) => each !== null);
    if (error) toast({ title: 'Refresh Failed', description: messageOf(error), error });
  };
  const run = (): void => void refresh();
  return { run, pending };
}

interface RefreshButtonProps {
  readonly label: string;
  readonly refresh: Pick<ReturnType<typeof useRefresh>, 'run' | 'pending'>;
  readonly look?: ButtonLook;
  readonly className?: string;
}

/** Refetches a screen's reads, from its header. */
export function RefreshButton(props: RefreshButtonProps) {
  const { label, refresh, look = 'primary', className = '' } = props;
  const { run, pending } = refresh;
  return (
    <Button
      look={look}
      className={`max-sm:flex-auto sm:min-w-[134px] ${className}`}
      aria-disabled={pending || undefined}
      {...refreshIcon(pending)}
      onClick={run}
    >
      {pending ? 'Refreshing...' : label}
    </Button>
  );
}

export const refreshIcon = (pending: boolean) => ({
  icon: RefreshCw,
  iconClass: `icon ${pending ? 'animate-[turn_1s_linear_infinite]' : ''}`,
});

const notice = 'Not validated';

/** Refresh Data (S2, S8): validates, then refetches everything the screen shows (C21). */
export function useRefreshData() {
  const client = useApiClient();
  const toast = useToast();
  const { submit, pending } = useWrite(validate);
  const [isFetching, setIsFetching] = useState(false);
  const run = () => {
    if (isFetching) return;
    submit(undefined, {
      onDone: () => {
        setIsFetching(true);
        void refetchShown(client, validate.reloads).finally(() => setIsFetching(false));
        toast({
          title: 'Validation Complete',
          description: 'All regions have been validated successfully.',
          notice,
        });
      },
      onFailed: (error) =>
        toast({ title: 'Validation Failed', description: messageOf(error), error, notice }),
    });
  };
  return { run, pending: pending || isFetching };
}
