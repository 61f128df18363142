import { TriangleAlert } from 'lucide-react';
import { messageOf, whatFailed } from '../../api/api-error.ts';
import type { ReadStatus } from '../../query/data-state.ts';
import { TextButton } from '../../ui/button.tsx';
import { FailureSummary } from '../../ui/failure-text.tsx';

interface StandInNoteProps {
  /** Of the sales rep list. */
  readonly status: Pick<ReadStatus<unknown>, 'error' | 'retry'>;
}

/** The line that says that each state stands in for its sales reps, and why (C8). */
export function StandInNote({ status }: StandInNoteProps) {
  const { error, retry } = status;
  return (
    <p className="rounded-card bg-caution-soft text-caption text-caution flex gap-2 px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small mt-px flex-none" />
      <span className="flex min-w-0 flex-wrap gap-x-2">
        <span>No sales rep list: each state counts as one rep. {error && whatFailed(error)}</span>{' '}
        {error && <FailureSummary text={messageOf(error)} />}{' '}
        <span className="text-accent">
          <TextButton onClick={retry}>Try Again</TextButton>
        </span>
      </span>
    </p>
  );
}
