import type { ReactNode } from 'react';
import type { Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../query/use-read.ts';
import { QueryCard } from '../../query/query-card.tsx';
import { EmptyMessage } from '../../ui/card-messages.tsx';

interface MonthlyCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly title: string;
  readonly subtitle?: string;
  readonly className?: string;
  readonly footer?: string;
  /** Unreadable rows (rulings A2). */
  readonly unreadable?: number;
  /** The text shown instead of the children when there is nothing to show. */
  readonly empty?: string | false;
  readonly children: ReactNode;
}

/** A card of this screen. All of them show one response, and are mounted once it is there. */
export function MonthlyCard({
  monthly,
  unreadable = 0,
  empty = false,
  children,
  ...rest
}: MonthlyCardProps) {
  return (
    <QueryCard
      {...rest}
      state={monthly}
      what="Monthly data"
      skeleton={null}
      unreadable={unreadable}
    >
      {empty === false ? children : <EmptyMessage text={empty} />}
    </QueryCard>
  );
}
