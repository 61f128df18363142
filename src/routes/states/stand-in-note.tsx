import { TriangleAlert } from 'lucide-react';
import { ErrorCode } from '../../ui/card-messages.tsx';
import type { StandIn } from './use-states.ts';

interface StandInNoteProps {
  readonly standIn: StandIn;
}

/** Says that regions stand in for the sales reps, and why (rulings C8). */
export function StandInNote({ standIn }: StandInNoteProps) {
  return (
    <p className="border-line bg-caution-soft text-caption text-caution flex items-center gap-2 border-t px-4 py-2 font-medium">
      <TriangleAlert aria-hidden className="icon-small" />
      <span className="min-w-0">
        Sales rep list unavailable; showing the region. {standIn.why}{' '}
        <ErrorCode code={standIn.code} />
      </span>
      <TryAgain standIn={standIn} />
    </p>
  );
}

/** The same in one line, for a cell of the strip. */
export function StandInBrief({ standIn }: StandInNoteProps) {
  return (
    <>
      <span className="text-caution font-medium">Sales rep list unavailable; showing regions</span>
      <TryAgain standIn={standIn} />
    </>
  );
}

function TryAgain({ standIn: { retry } }: StandInNoteProps) {
  return (
    <button
      type="button"
      onClick={retry}
      className="rounded-control text-accent font-medium whitespace-nowrap underline"
    >
      Try Again
    </button>
  );
}
