import type { ReactNode } from 'react';
import { dashboard } from '../../calls/dashboard.ts';
import { useRecord } from '../../query/data-state.ts';
import { lazy } from '../../ui/lazy.ts';
import type { NumbersNoteProps } from './numbers-note.tsx';

const NumbersNote = lazy(async () => (await import('./numbers-note.tsx')).NumbersNote);

/** Says where a panel's figures contradict another call. Renders nothing before the dashboard's second response. */
export function FooterNote({ panel }: NumbersNoteProps) {
  return useRecord(dashboard, ({ history }) => history.length > 1) && <NumbersNote panel={panel} />;
}

interface NotedFooterProps extends NumbersNoteProps {
  /** Before the note. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A panel's footer, and its notes below it. */
export function NotedFooter({ panel, more, children }: NotedFooterProps) {
  return (
    <div className="min-w-0 flex-1 has-[>p]:-my-1">
      <div className="flex items-center justify-between gap-3">{children}</div>
      {more}
      <FooterNote panel={panel} />
    </div>
  );
}
