import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { Read } from '../api/contract.ts';
import { refetch } from '../query/query.ts';
import { Button, type ButtonLook } from '../ui/button.tsx';

/** Asks again for some reads because a person says so; pending until each has answered or failed. */
export function useRefresh(...asked: readonly Pick<Read, 'path'>[]) {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const run = () => {
    if (pending) return;
    setPending(true);
    const responses = asked.map((read) => refetch(client, read));
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

/** The main button of a screen that only shows; a poll does not turn it. */
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
