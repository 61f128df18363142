import { Ban, Check } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { shownTime } from '../../domain/time/show-time.ts';
import type { Appointment } from '../../api/entities/appointment.ts';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { buttonClass, Kbd } from '../../ui/button.tsx';
import { WriteFailure } from '../../query/write-failure.tsx';
import { KeyHints } from '../../shell/docked.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { Notice } from '../../ui/card-messages.tsx';
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
    <div className="short:sticky short:bottom-0 short:-mx-5 short:border-t short:px-5 short:py-2.5 border-line bg-raised grid gap-1.5">
      <label htmlFor={id} className="text-small font-medium">
        Review notes <span className="text-ink-3 font-normal">optional</span>
      </label>
      <textarea
        ref={ref}
        id={id}
        rows={2}
        value={text}
        readOnly={readOnly}
        aria-describedby={letters && !readOnly ? `${id}-hint` : undefined}
        onFocus={onFocus}
        onChange={(event) => setText(event.target.value)}
        className="focus-inside rounded-control border-line-control bg-surface text-body focus-visible:border-accent read-only:bg-sunken short:h-[38px] w-full border px-2.5 py-2 focus-visible:outline-offset-[-1px] max-sm:text-[16px]"
      />
      {letters && !readOnly && (
        <p id={`${id}-hint`} className="text-caption text-ink-2 short:sr-only max-sm:hidden">
          Shortcuts are off while typing. Press Esc to use them.
        </p>
      )}
    </div>
  );
}

const footerClass = 'border-line flex-none border-t px-5 pt-3.5 pb-3';

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

interface DecidedProps {
  readonly row: Appointment | null | undefined;
}

interface DecisionBarProps extends DecidedProps {
  /** Why nothing can be decided now; '' when it can (rulings D5). */
  readonly whyNot: string;
  readonly onDecide: (decision: Decision, event: MouseEvent) => void;
}

export function DecisionBar({ row, whyNot, onDecide }: DecisionBarProps) {
  const consequence = useId();
  return (
    <footer className={footerClass}>
      <div className="flex gap-2">
        {buttons.map(({ decision, look, icon }) => (
          <ShortcutButton
            key={decision}
            shortcut={decision}
            look={look}
            icon={icon}
            aria-disabled={whyNot !== '' || undefined}
            aria-description={whyNot || undefined}
            aria-describedby={whyNot === '' ? consequence : undefined}
            onClick={(event) => onDecide(decision, event)}
            className="h-10! px-4! last:ml-auto max-sm:h-11! max-sm:flex-1 max-sm:px-2!"
          />
        ))}
      </div>
      <p id={consequence} className="text-caption text-ink-2 mt-2">
        {consequencesOf(row).map(([decision, does]) => (
          <span key={decision}>
            <b className="text-ink font-medium">{decision}</b> {does}{' '}
          </span>
        ))}
      </p>
      <KeyHints
        hints={[
          [['J', 'K'], 'next, previous'],
          [['N'], 'notes'],
          [['C'], 'copy phone'],
          [['Esc'], 'close'],
          [['?'], 'all shortcuts'],
        ]}
      />
    </footer>
  );
}

/** What each decision does to the status that the appointment has now; what the server makes of it is not known. */
function consequencesOf(row: DecidedProps['row']): readonly (readonly [string, string])[] {
  const dismiss = ['Dismiss', 'leaves it as it is.'] as const;
  if (!row) return [dismiss];
  const { outcome } = row.status;
  return [
    ['Mark Valid', outcome === 'valid' ? 'confirms it.' : 'makes it Valid.'],
    ['Mark Invalid', outcome === 'invalid' ? 'confirms it.' : 'makes it Invalid.'],
    dismiss,
  ];
}

interface DecidedBarProps extends DecidedProps {
  /** False for an alert that is gone or of an unknown status. */
  readonly isDecided: boolean;
}

/** The footer of an alert that can't be decided (spec 4). */
export function DecidedBar({ row, isDecided }: DecidedBarProps) {
  const letters = useLettersOn();
  return (
    <footer className={footerClass}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {row && (
          <AppointmentLink
            row={row}
            className={`${buttonClass()} h-10! px-4!`}
            aria-keyshortcuts={letters ? shortcuts.open.key : undefined}
          >
            Open appointment
            {letters && (
              <span aria-hidden className="max-sm:hidden">
                <Kbd>{shortcuts.open.key}</Kbd>
              </span>
            )}
          </AppointmentLink>
        )}
        {isDecided && (
          <p className="text-caption text-ink-2">Decided. It can't be decided again here.</p>
        )}
      </div>
      <KeyHints
        hints={[
          [['J', 'K'], 'next, previous'],
          [['C'], 'copy phone'],
          [['Esc'], 'close'],
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
