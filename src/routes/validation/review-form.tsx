import { Ban, Check } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { shownTime } from '../../domain/time/show-time.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { KeyHints } from '../../shell/docked.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { Notice } from '../../ui/notice.tsx';
import { type Decision, decisionInCapitals } from './alerts.ts';
import { notesId } from './decisions.ts';
import { ShortcutButton, shortcuts } from './keys.tsx';
import type { OpenAlert } from './use-queue.ts';

interface ReviewNotesProps {
  readonly alertId: string;
  /** The alert can't be decided, but typed notes can still be copied. */
  readonly readOnly: boolean;
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The optional review notes (spec 5), kept as a draft until they are saved. */
export function ReviewNotes({ alertId, readOnly, onFocus, ref }: ReviewNotesProps) {
  const id = useId();
  const [text, setText] = useDraft(notesId(alertId));
  const letters = useLettersOn();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        Review notes <span className="text-ink-3 font-normal">optional</span>
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={3}
        value={text}
        readOnly={readOnly}
        aria-describedby={letters && !readOnly ? `${id}-hint` : undefined}
        onFocus={onFocus}
        onChange={(event) => setText(event.target.value)}
        className="focus-inside rounded-control border-line-control bg-surface text-body focus-visible:border-accent read-only:bg-sunken w-full border px-2.5 py-2 focus-visible:outline-offset-[-1px] max-sm:text-[16px]"
      />
      {letters && !readOnly && (
        <p id={`${id}-hint`} className="text-caption text-ink-2 max-sm:hidden">
          Shortcuts are off while typing. Press Esc to use them.
        </p>
      )}
    </div>
  );
}

const buttons = [
  {
    decision: 'valid',
    look: 'primary',
    icon: <Check aria-hidden className="icon max-sm:hidden" />,
  },
  {
    decision: 'invalid',
    look: 'danger',
    icon: <Ban aria-hidden className="icon max-sm:hidden" />,
  },
  { decision: 'dismissed', look: 'ghost', icon: null },
] as const;

interface DecisionBarProps {
  /** Why nothing can be decided now; '' when it can (rulings D5). */
  readonly whyNot: string;
  readonly onDecide: (decision: Decision, event: MouseEvent) => void;
}

export function DecisionBar({ whyNot, onDecide }: DecisionBarProps) {
  return (
    <footer className="border-line flex-none border-t px-5 pt-3.5 pb-3">
      <div className="flex gap-2">
        {buttons.map(({ decision, look, icon }) => (
          <ShortcutButton
            key={decision}
            shortcut={decision}
            look={look}
            icon={icon}
            aria-disabled={whyNot !== '' || undefined}
            aria-description={whyNot || undefined}
            onClick={(event) => onDecide(decision, event)}
            className="h-10! px-4! last:ml-auto max-sm:h-11! max-sm:flex-1 max-sm:px-2!"
          />
        ))}
      </div>
      <KeyHints
        hints={[
          [['J', 'K'], 'next, previous'],
          [['N'], 'notes'],
          [['Esc'], 'leave notes, then close'],
          [['?'], 'all shortcuts'],
        ]}
      />
    </footer>
  );
}

/** Why the last decision was not saved, or that the alert is no longer pending. */
export function ReviewNotices({ open }: { readonly open: OpenAlert }) {
  if (open.decidedElsewhere) return <NoLongerPending open={open} />;
  if (!open.failed) return null;
  const { phase, made, error } = open.failed;
  const { label } = shortcuts[made.decision];
  const isLost = phase === 'unconfirmed';
  const isUnsaved = error !== null && mayHaveActed(error);
  if (!error) return null;
  return (
    <WriteFailure title={`Not saved: ${label}`} error={error} isLost={isLost}>
      {isLost && 'The server may have saved the decision. Checking.'}
      {!isLost && isUnsaved && 'The server does not have the decision. '}
      {!isLost && 'Your notes are still here. You can decide again.'}
    </WriteFailure>
  );
}

function NoLongerPending({ open: { alert, gone } }: { readonly open: OpenAlert }) {
  const [notes] = useDraft(notesId(alert.id));
  const notesHint = notes === '' ? '' : 'You can still copy your notes below.';
  const by = alert.reviewedBy ? ` by ${alert.reviewedBy}` : '';
  const at = alert.reviewedAt.text ? `, ${shownTime(alert.reviewedAt)}` : '';
  const word =
    alert.status === 'dismissed'
      ? 'Dismissed'
      : `Decided ${decisionInCapitals(alert.manualDecision)}`;
  return (
    // A decision of this browser tab may have removed it.
    <Notice tone="caution" title={gone ? 'No longer in the list' : 'Decided elsewhere'}>
      {gone ? notesHint : `${word}${by}${at}. ${notesHint}`}
    </Notice>
  );
}
