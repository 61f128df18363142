import { use } from 'react';
import type { Call } from '../api/call.ts';
import { IconButton } from '../ui/button.tsx';
import { CardTitleContext } from '../ui/card.tsx';
import { refreshIcon, useRefresh } from './refresh.tsx';

/** Refetches a card's read: the last button in the card's header. */
export function CardRefresh({ read }: { readonly read: Pick<Call, 'path'> }) {
  const title = use(CardTitleContext);
  const { run, pending } = useRefresh(read);
  return (
    <IconButton
      label={pending ? 'Refreshing...' : `Refresh ${title}`}
      className="-mr-1.5"
      aria-disabled={pending || undefined}
      {...refreshIcon(pending)}
      onClick={run}
    />
  );
}
