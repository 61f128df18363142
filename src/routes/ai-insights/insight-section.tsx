import type { ReactNode } from 'react';

interface InsightSectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** One part of an insight, with a small heading. */
export function InsightSection({ title, aside, children }: InsightSectionProps) {
  return (
    <div className="min-w-0">
      <h4 className="text-caption text-ink-3 flex min-h-4 items-center gap-2 pb-1.5 font-medium">
        {title}
        {aside}
      </h4>
      {children}
    </div>
  );
}
