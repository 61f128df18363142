import { reads } from '../../api/contract.ts';
import { useRecord } from '../../query/use-read.ts';
import { lazyComponent } from '../../ui/lazy-component.ts';

const note = lazyComponent(async () => (await import('./lower-half.tsx')).NumbersNote);

/** Says which figures of a panel contradict another call: nothing before there is a second response to compare. */
export function FooterNote({ of }: { readonly of: 'regions' | 'telemarketers' }) {
  note.useIsLoaded(useRecord(reads.dashboard, ({ history }) => history.length > 1));
  return <note.Component of={of} />;
}
