import { TriangleAlert } from 'lucide-react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { ReadState } from '../../query/data-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';

interface StandInNoteProps {
  /** The state of the sales rep list, and what is missing of it. */
  readonly state: Pick<ReadState<unknown>, 'error' | 'retry'>;
  readonly part: string;
}

/** A note that regions stand in for the sales reps, with the reason (rulings C8). */
export function StandInNote({ state, part }: StandInNoteProps) {
  const { error, retry } = state;
  return (
    <p className="border-line bg-caution-soft text-caption text-caution flex items-center gap-2 border-t px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        Sales rep list unavailable; showing the region.{' '}
        {error ? whatFailed(error) : part ? `${part}.` : 'The sales rep list is empty.'}{' '}
        {error && <ErrorCode code={messageOf(error)} />}
      </span>
      <span className="text-accent">
        <TextButton onClick={retry}>Try Again</TextButton>
      </span>
    </p>
  );
}
