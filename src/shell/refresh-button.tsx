import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Read } from '../api/contract.ts';
import { useApiClient } from '../query/client.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Refetches some reads; pending until each has a response or failed. */
export function useRefresh(...targets: readonly Pick<Read, 'path'>[]) {
  const client = useApiClient();
  const [pending, setPending] = useState(false);
  const run = () => {
    if (pending) return;
    setPending(true);
    const responses = targets.map((read) => client.refetch(read));
    void Promise.all(responses).finally(() => setPending(false));
  };
  return { run, pending };
}

interface RefreshButtonProps {
  readonly label: string;
  readonly refresh: ReturnType<typeof useRefresh>;
  /** Secondary where the screen has another main button. */
  readonly look?: ButtonLook;
}

/** Refetches a screen's reads; a poll does not turn it. */
export function RefreshButton({ label, refresh, look = 'primary' }: RefreshButtonProps) {
  const { run, pending } = refresh;
  return (
    <Button
      look={look}
      className="max-sm:flex-auto sm:min-w-[134px]"
      aria-disabled={pending || undefined}
      icon={
        <RefreshCw
          aria-hidden
          className={`icon ${pending ? 'animate-[turn_1s_linear_infinite]' : ''}`}
        />
      }
      onClick={run}
    >
      {pending ? 'Refreshing...' : label}
    </Button>
  );
}
