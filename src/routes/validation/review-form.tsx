import { Ban, Check } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import type { Verdict } from './alerts.ts';
import { useDraft } from '../../shell/drafts.ts';
import { useLettersOn } from '../../shell/letter-keys.ts';
import { Button, type ButtonLook } from '../../ui/button.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { shortcuts } from './keys.ts';
import { notesId } from './use-review.ts';

interface ReviewNotesProps {
  readonly alertId: string;
  /** The alert can't be decided any more; what was typed can still be copied. */
  readonly readOnly: boolean;
  readonly onWrite: () => void;
  readonly ref: Ref<HTMLTextAreaElement>;
}

/** Review notes (spec 5: optional), kept for this alert until the server has them. */
export function ReviewNotes({ alertId, readOnly, onWrite, ref }: ReviewNotesProps) {
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
        rows={5}
        value={text}
        readOnly={readOnly}
        aria-describedby={letters && !readOnly ? `${id}-hint` : undefined}
        onFocus={onWrite}
        onChange={(event) => setText(event.target.value)}
        className="focus-inside rounded-control border-line-control bg-surface text-body focus-visible:border-accent read-only:bg-sunken w-full border px-2.5 py-2 focus-visible:outline-offset-[-1px] max-sm:text-[16px]"
      />
      {letters && !readOnly && (
        <p id={`${id}-hint`} className="text-caption text-ink-2 max-sm:hidden">
          While you type here, letter keys write text. Press Esc to use them as shortcuts again.
        </p>
      )}
    </div>
  );
}

const verdicts: readonly {
  readonly verdict: Verdict;
  readonly label: string;
  readonly look: ButtonLook;
  readonly icon?: ReactNode;
}[] = [
  {
    verdict: 'valid',
    label: 'Mark Valid',
    look: 'primary',
    icon: <Check aria-hidden className="icon max-sm:hidden" />,
  },
  {
    verdict: 'invalid',
    label: 'Mark Invalid',
    look: 'danger',
    icon: <Ban aria-hidden className="icon max-sm:hidden" />,
  },
  { verdict: 'dismissed', label: 'Dismiss', look: 'ghost' },
];

interface DecisionBarProps {
  /** Why nothing can be decided now; '' when it can (rulings D5). */
  readonly whyNot: string;
  readonly onDecide: (verdict: Verdict) => void;
}

/** The three decisions, always in the same place, each with its key printed on it. */
export function DecisionBar({ whyNot, onDecide }: DecisionBarProps) {
  const letters = useLettersOn();
  return (
    <footer className="border-line flex-none border-t px-5 pt-3.5 pb-3">
      <div className="flex gap-2">
        {verdicts.map(({ verdict, label, look, icon }) => (
          <Button
            key={verdict}
            look={look}
            icon={icon}
            aria-disabled={whyNot !== '' || undefined}
            aria-description={whyNot || undefined}
            aria-keyshortcuts={letters ? shortcuts[verdict].key : undefined}
            onClick={() => onDecide(verdict)}
            className="h-10! px-4! last:ml-auto max-sm:h-11! max-sm:flex-1 max-sm:px-2!"
          >
            {label}
            {letters && (
              <span aria-hidden className="max-sm:hidden [&_kbd]:border-current">
                <Kbd>{shortcuts[verdict].key}</Kbd>
              </span>
            )}
          </Button>
        ))}
      </div>
      {letters && (
        <p className="text-caption text-ink-2 mt-3 flex flex-wrap items-center gap-x-4 gap-y-1.5 max-sm:hidden">
          <Hint keys={['J', 'K']}>next, previous</Hint>
          <Hint keys={['N']}>notes</Hint>
          <Hint keys={['Esc']}>leave notes, then close</Hint>
          <Hint keys={['?']}>all keys</Hint>
        </p>
      )}
    </footer>
  );
}

function Hint({ keys, children }: { readonly keys: readonly string[]; readonly children: string }) {
  return (
    <span className="inline-flex items-center gap-[5px]">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {children}
    </span>
  );
}
