import { TriangleAlert } from 'lucide-react';
import { type ReceivedList, receivedText } from '../../api/received.ts';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { ReadState } from '../../query/data-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';

/** A note that regions stand in for the sales reps, with the reason (rulings C8). */
export function StandInNote(props: { readonly read: ReadState<ReceivedList> }) {
  const { data, error, retry } = props.read;
  const unread = data && receivedText(data);
  return (
    <p className="border-line bg-caution-soft text-caption text-caution flex items-center gap-2 border-t px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        Sales rep list unavailable; showing the region.{' '}
        {error ? whatFailed(error) : unread ? `${unread}.` : 'The sales rep list is empty.'}{' '}
        {error && <ErrorCode code={messageOf(error)} />}
      </span>
      <span className="text-accent">
        <TextButton onClick={retry}>Try Again</TextButton>
      </span>
    </p>
  );
}
