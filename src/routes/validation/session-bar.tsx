import { Check } from 'lucide-react';
import { showNumber } from '../../domain/number/format.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { progressOf } from './review-state.ts';
import type { Saved } from './use-decide.ts';

interface SessionBarProps {
  readonly session: ReadonlySet<string>;
  /** The place of the open alert among the pending ones, and how many those are. */
  readonly index: number;
  readonly pending: number;
  readonly saved: Saved | null;
  readonly onEnd: () => void;
}

/** A session's progress, its last saved decision, and the button that ends it (rulings C10). */
export function SessionBar({ session, index, pending, saved, onEnd }: SessionBarProps) {
  const { at, of } = progressOf(session, index, pending);
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
      <Button size="small" onClick={onEnd}>
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
