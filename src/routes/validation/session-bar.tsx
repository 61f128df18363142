import { Check } from 'lucide-react';
import { showNumber } from '../../domain/text/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/meter.tsx';
import { progressOf, type Review } from './use-review.ts';

interface SessionBarProps {
  readonly review: Review;
  readonly session: NonNullable<Review['session']>;
}

/** A session's progress, its last saved decision, and the button that ends it (C10). */
export function SessionBar({ review, session }: SessionBarProps) {
  const { queue, open, actions } = review;
  const { decidedCount, saved } = session;
  const { at, total } = progressOf(decidedCount, open?.index ?? -1, queue.lists.pending.length);
  return (
    <div className="border-line text-caption text-ink-2 flex h-11 flex-none items-center gap-3 border-b pr-3 pl-5">
      <span className="text-ink font-medium whitespace-nowrap tabular-nums">
        {showNumber(at)} of {showNumber(total)}
      </span>
      <div className="w-14 flex-none max-sm:hidden">
        <ProgressBar label="Decided in this session" value={(decidedCount * 100) / total} />
      </div>
      {!saved && (
        <span className="flex-1">
          <span className="max-sm:hidden">{queue.order.name}. </span>
          {decidedCount === 0 && 'Each decision is final.'}
        </span>
      )}
      <p role="status" className="min-w-0 flex-1 empty:sm:hidden">
        {saved && (
          <span className="flex items-center gap-1.5">
            <Check aria-hidden className="icon-small text-positive flex-none" />
            <span className="text-ink font-medium whitespace-nowrap">{saved.words}</span>
            <bdi className="min-w-0 truncate">{saved.title}</bdi>
            <span className="sr-only">, {saved.left}</span>
          </span>
        )}
      </p>
      <Button size="small" onClick={actions.close}>
        End review
      </Button>
    </div>
  );
}
