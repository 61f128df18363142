import { Ban, Check } from 'lucide-react';
import { type MouseEvent, type Ref, useId } from 'react';
import { AppointmentLink } from '../../features/appointment/appointment-link.tsx';
import { DockedFooter } from '../../shell/docked.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { useLettersOn } from '../../shell/shortcuts.ts';
import { buttonClass, Kbd } from '../../ui/button.tsx';
import type { Decision } from './alerts.ts';
import { ShortcutButton } from './keys.tsx';
import { reviewKeys } from '../../features/keys/screen-keys.ts';
import { notesId } from './outcome.ts';
import type { OpenAlert } from './use-open-alert.ts';

interface ReviewNotesProps extends OpenAlert {
  readonly onFocus: () => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** The optional review notes (S5), kept as a draft until they are saved; they can be copied to the end. */
export function ReviewNotes({ alert, isDecidable, decision, onFocus, ref }: ReviewNotesProps) {
  const readOnly = !isDecidable || decision?.phase === 'unconfirmed';
  const id = useId();
  const [text, setText] = useDraft(notesId(alert));
  const hasHint = useLettersOn() && !readOnly;
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
        aria-describedby={hasHint ? `${id}-hint` : undefined}
        onFocus={onFocus}
        onChange={(event) => setText(event.target.value)}
        className="peer focus-inside rounded-control border-line-control bg-surface text-body focus-visible:border-accent read-only:bg-sunken short:h-[38px] w-full border px-2.5 py-2 focus-visible:outline-offset-[-1px]"
      />
      {hasHint && (
        <p
          id={`${id}-hint`}
          className="text-caption text-ink-2 short:sr-only invisible peer-focus:visible max-sm:hidden"
        >
          Shortcuts are off while typing. Press Esc to use them.
        </p>
      )}
    </div>
  );
}

const buttons = [
  { decision: 'valid', look: 'primary', icon: Check },
  { decision: 'invalid', look: 'danger', icon: Ban },
  { decision: 'dismissed', look: 'ghost', icon: null },
] as const;

interface DecisionBarProps extends OpenAlert {
  readonly onDecide: (decision: Decision, event: MouseEvent) => void;
}

export function DecisionBar({ row, decision: last, onDecide }: DecisionBarProps) {
  /** Why nothing can be decided now (D5). */
  const whyNot = last?.phase === 'unconfirmed' && 'Checking whether the decision was saved';
  const consequence = useId();
  return (
    <DockedFooter
      hints={{
        'J K': 'next, previous',
        N: 'notes',
        C: 'copy phone',
        Esc: 'close',
        '?': 'all shortcuts',
      }}
    >
      <div className="flex gap-2">
        {buttons.map(({ decision, look, icon }) => (
          <ShortcutButton
            key={decision}
            shortcut={decision}
            look={look}
            icon={icon}
            iconClass="icon max-sm:hidden"
            aria-disabled={whyNot !== false || undefined}
            aria-description={whyNot || undefined}
            aria-describedby={whyNot ? undefined : consequence}
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
    </DockedFooter>
  );
}

/** The effect of each decision on the status that the appointment has now; how the server will count it is not known. */
function consequencesOf(row: OpenAlert['row']): readonly (readonly [string, string])[] {
  const dismiss = ['Dismiss', 'leaves it as it is.'] as const;
  if (!row) return [dismiss];
  const { outcome } = row.status;
  return [
    ['Mark Valid', outcome === 'valid' ? 'confirms it.' : 'makes it Valid.'],
    ['Mark Invalid', outcome === 'invalid' ? 'confirms it.' : 'makes it Invalid.'],
    dismiss,
  ];
}

/** The footer of an alert that can't be decided (S4). */
export function DecidedBar({ alert, row }: OpenAlert) {
  const key = useLettersOn() ? reviewKeys.open.key : undefined;
  return (
    <DockedFooter hints={{ 'J K': 'next, previous', C: 'copy phone', Esc: 'close' }}>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {row && (
          <AppointmentLink
            row={row}
            className={`${buttonClass()} h-10! px-4!`}
            aria-keyshortcuts={key}
          >
            Open appointment
            {key && (
              <span aria-hidden className="max-sm:hidden">
                <Kbd>{key}</Kbd>
              </span>
            )}
          </AppointmentLink>
        )}
        {alert.status !== 'pending' && (
          <p className="text-caption text-ink-2">Decided. It can't be decided again here.</p>
        )}
      </div>
    </DockedFooter>
  );
}
