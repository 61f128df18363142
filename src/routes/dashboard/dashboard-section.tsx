import { type ReactNode, useId } from 'react';
import type { Section } from '../../paths.ts';
import { HeadingContext } from '../../ui/card.tsx';

interface DashboardSectionProps {
  readonly id: Section;
  readonly title: string;
  /** At the right of the heading. */
  readonly aside?: ReactNode;
  /** Of little use to a supervisor: a small heading. */
  readonly isLow?: boolean;
  readonly children: ReactNode;
}

/** A section below the first look, which an entry of the menu leads to. */
export function DashboardSection(props: DashboardSectionProps) {
  const { id, title, aside, isLow = false, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className={`grid min-w-0 ${isLow ? 'gap-2' : 'huge:gap-5 mt-2 gap-3 sm:mt-[13px] sm:gap-4'}`}
    >
      <div
        className={`flex flex-wrap items-center gap-x-3 gap-y-2 ${isLow ? '' : '-mb-1 min-h-8 max-sm:mb-0'}`}
      >
        <h2
          id={headingId}
          tabIndex={-1}
          className={`outline-none ${isLow ? 'text-title' : 'text-dialog'}`}
        >
          {title}
        </h2>
        {aside}
      </div>
      <HeadingContext value="h3">{children}</HeadingContext>
    </section>
  );
}
