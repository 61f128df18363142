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
  /** Unreadable rows (rulings A2). */
  readonly unreadable?: number;
  readonly children: ReactNode;
}

/** A card of this screen. All of them show one response, and are mounted once it is there. */
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
