import type { ReactNode } from 'react';

interface CardRowProps {
  /** Its columns: 'wide:grid-cols-[2fr_1fr]'. Without them a card takes the whole row. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Cards beside each other, or below each other where there is no room. */
export function CardRow({ className = '', children }: CardRowProps) {
  return (
    <div className={`huge:gap-5 grid min-w-0 gap-3 *:min-w-0 sm:gap-4 ${className}`}>
      {children}
    </div>
  );
}
