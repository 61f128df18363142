import { reads } from '../../api/contract.ts';
import { useRecord } from '../../query/use-read.ts';
import { lazy } from '../../ui/lazy.ts';

const NumbersNote = lazy(async () => (await import('./numbers-note.tsx')).NumbersNote);

/** Says which figures of a panel contradict another call: nothing before there is a second response to compare. */
export function FooterNote({ of }: { readonly of: 'regions' | 'telemarketers' }) {
  return useRecord(reads.dashboard, ({ history }) => history.length > 1) && <NumbersNote of={of} />;
}
