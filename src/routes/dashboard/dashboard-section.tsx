import { type ReactNode, useId } from 'react';
import type { Section } from '../../paths.ts';
import { HeadingContext } from '../../ui/card.tsx';

interface DashboardSectionProps {
  readonly id: Section;
  readonly title: string;
  readonly caption: string;
  /** At the right of the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section below the first look, which an entry of the menu leads to (visual.md section 20). */
export function DashboardSection(props: DashboardSectionProps) {
  const { id, title, caption, aside, children } = props;
  const headingId = useId();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      className="huge:gap-5 mt-2 grid min-w-0 gap-3 sm:mt-[13px] sm:gap-4"
    >
      <div className="-mb-1 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-2 max-sm:mb-0">
        <h2 id={headingId} tabIndex={-1} className="text-dialog outline-none">
          {title}
        </h2>
        {/* In a wide window it gives way: what the aside says of a run must not move the cards. */}
        <p className="text-small text-ink-3 wide:flex-1 truncate">{caption}</p>
        {aside}
      </div>
      <HeadingContext value="h3">{children}</HeadingContext>
    </section>
  );
}
