import { dashboard } from '../../calls/dashboard.ts';
import { useRecord } from '../../query/data-state.ts';
import { lazy } from '../../ui/lazy.ts';
import type { NumbersNoteProps } from './numbers-note.tsx';

const NumbersNote = lazy(async () => (await import('./numbers-note.tsx')).NumbersNote);

/** Says where a panel's figures contradict another call. Renders nothing before the dashboard's second response. */
export function FooterNote({ panel }: NumbersNoteProps) {
  return useRecord(dashboard, ({ history }) => history.length > 1) && <NumbersNote panel={panel} />;
}
