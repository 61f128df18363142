import type { ReactNode } from 'react';
import type { Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../query/use-read.ts';
import { QueryCard } from '../../query/query-card.tsx';

interface MonthlyCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly title: string;
  readonly subtitle?: string;
  readonly className?: string;
  readonly footer?: string;
  /** How many rows of what it shows could not be read (rulings A2). */
  readonly unreadable?: number;
  readonly children: ReactNode;
}

/** A card of this screen. All of them show the one answer, and none is shown before it has come. */
export function MonthlyCard({
  monthly,
  footer,
  unreadable = 0,
  children,
  ...rest
}: MonthlyCardProps) {
  return (
    <QueryCard
      {...rest}
      state={monthly}
      what="Monthly data"
      skeleton={null}
      unreadable={() => unreadable}
      {...(footer !== undefined && { footer: () => footer })}
    >
      {() => children}
    </QueryCard>
  );
}
