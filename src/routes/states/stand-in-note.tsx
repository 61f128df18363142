import { TriangleAlert } from 'lucide-react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { ReadState } from '../../query/data-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { ErrorCode } from '../../ui/card-messages.tsx';

interface StandInNoteProps {
  /** Of the sales rep list. */
  readonly state: Pick<ReadState<unknown>, 'error' | 'retry'>;
}

/** The line that says that each state stands in for its sales reps, and why (rulings C8). */
export function StandInNote({ state }: StandInNoteProps) {
  const { error, retry } = state;
  return (
    <p className="rounded-card bg-caution-soft text-caption text-caution flex flex-wrap items-center gap-2 px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        No sales rep list: each state counts as one rep. {error && whatFailed(error)}{' '}
        {error && <ErrorCode code={messageOf(error)} />}
      </span>
      <span className="text-accent">
        <TextButton onClick={retry}>Try Again</TextButton>
      </span>
    </p>
  );
}
