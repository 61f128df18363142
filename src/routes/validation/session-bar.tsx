import { Check } from 'lucide-react';
import { showNumber } from '../../domain/number/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { progressOf } from './reviewing.ts';
import type { OpenAlert } from './use-open-alert.ts';
import type { Review, Saved } from './use-review.ts';

interface SessionBarProps {
  readonly open: OpenAlert;
  readonly session: ReadonlySet<string>;
  readonly review: Review;
}

/** How far a session is, what its last decision came to, and its end (rulings C10). */
export function SessionBar({ open, session, review }: SessionBarProps) {
  const { lists, saved, close } = review;
  const { at, of } = progressOf(session, open.index, lists.pending.length);
  return (
    <div className="border-line text-caption text-ink-2 flex h-11 flex-none items-center gap-3 border-b pr-3 pl-5">
      <span className="text-ink font-medium whitespace-nowrap tabular-nums">
        {showNumber(at)} of {showNumber(of)}
      </span>
      <div className="w-14 flex-none max-sm:hidden">
        <ProgressBar label="Decided in this session" value={(session.size * 100) / of} />
      </div>
      <p role="status" className="min-w-0 flex-1">
        {saved && <SavedWords saved={saved} />}
      </p>
      <Button size="small" onClick={close}>
        End review
      </Button>
    </div>
  );
}

function SavedWords({ saved: { words, title, left } }: { readonly saved: Saved }) {
  return (
    <span className="flex items-center gap-1.5">
      <Check aria-hidden className="icon-small text-positive flex-none" />
      <span className="text-ink font-medium whitespace-nowrap">{words}</span>
      <bdi className="min-w-0 truncate">{title}</bdi>
      <span className="sr-only">, {left}</span>
    </span>
  );
}
