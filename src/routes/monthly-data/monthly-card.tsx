import type { ReactNode } from 'react';
import type { Monthly } from '../../api/entities/monthly.ts';
import type { ReadState } from '../../api/use-read.ts';
import { QueryCard } from '../../shell/query-card.tsx';

interface MonthlyCardProps {
  readonly monthly: ReadState<Monthly>;
  readonly title: string;
  readonly subtitle?: string;
  readonly className?: string;
  readonly footer?: string;
  readonly children: ReactNode;
}

/** A card of this screen. All of them show the one answer, and none is shown before it has come. */
export function MonthlyCard({ monthly, footer, children, ...rest }: MonthlyCardProps) {
  return (
    <QueryCard
      {...rest}
      state={monthly}
      what="Monthly data"
      skeleton={null}
      {...(footer !== undefined && { footer: () => footer })}
    >
      {() => children}
    </QueryCard>
  );
}
