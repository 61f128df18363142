import { type ReactNode, useId } from 'react';
import type { DataState } from '../domain/time/age.ts';

/** What a card shows (design.md section 4). */
export type CardState = DataState | 'empty';

interface CardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly state?: CardState;
  readonly id?: string | undefined;
  /** 'GET /api/regions', for tests. */
  readonly call?: string;
  /** Before the title, such as a region badge. */
  readonly lead?: ReactNode;
  /** At the right of the header: the age of the data, then actions. */
  readonly aside?: ReactNode;
  readonly footer?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A panel, labeled by its visible title (rulings D2). */
export function Card(props: CardProps) {
  const { title, subtitle, state = 'ready', id, call, lead, aside, footer, children } = props;
  const { className = '' } = props;
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      data-card={title}
      data-state={state}
      data-call={call}
      className={`rounded-card border-line bg-surface @container relative flex min-w-0 flex-col overflow-hidden border print:break-inside-avoid ${className}`}
    >
      <header className="flex min-h-[52px] items-center gap-3 px-4 py-2">
        {lead}
        <div className="min-w-0 flex-1">
          <h2 id={titleId} tabIndex={-1} className="text-title outline-none">
            {title}
          </h2>
          {subtitle && (
            <div className="text-caption text-ink-3 overflow-x-clip [overflow-wrap:anywhere]">
              {subtitle}
            </div>
          )}
        </div>
        {aside}
      </header>
      {children}
      {footer}
    </section>
  );
}

export function CardFooter({ children }: { readonly children: ReactNode }) {
  return (
    <footer className="border-line text-caption text-ink-2 mt-auto flex min-h-[42px] items-center justify-between gap-3 border-t px-4 py-2 tabular-nums">
      {children}
    </footer>
  );
}

interface WithNoteProps {
  readonly note: ReactNode;
  readonly children: ReactNode;
}

export function WithNote({ note, children }: WithNoteProps) {
  return (
    <div className="min-w-0 flex-1 has-[>p]:-my-1">
      <div className="flex items-center justify-between gap-3">{children}</div>
      {note}
    </div>
  );
}
