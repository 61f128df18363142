import type { ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A part of an insight under its small heading. */
export function Section({ title, aside, children }: SectionProps) {
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

/** The parts side by side where there is room: what changed, what to do, what the model says. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid content-start gap-x-8 gap-y-4 @xl:grid-cols-2 @2xl:grid-cols-3">
      {children}
    </div>
  );
}
