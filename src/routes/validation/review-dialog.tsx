import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { mayHaveActed } from '../../api/api-error.ts';
import { alertTabOf, decisionInCapitals } from '../../domain/alerts.ts';
import { shownTitle } from '../../domain/appointment.ts';
import { formatInstant } from '../../domain/eastern.ts';
import { showNumber } from '../../domain/numbers.ts';
import { useLettersOn } from '../../shell/letter-keys.ts';
import { Modal } from '../../shell/modal.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Plate } from '../../ui/plate.tsx';
import { AlertFacts } from './alert-facts.tsx';
import { shortcutOf, shortcuts } from './keys.ts';
import { DecisionBar, ReviewNotes } from './review-form.tsx';
import type { OpenAlert } from './use-open-alert.ts';
import type { Review } from './use-review.ts';

interface ReviewDialogProps {
  readonly review: Review;
  readonly onHelp: () => void;
}

/** The open alert, docked beside the queue (spec 2, visual.md 'Dialog'). */
export function ReviewDialog({ review, onHelp }: ReviewDialogProps) {
  const { open, step, close, decideOpen, said } = review;
  const title = useId();
  const notes = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPending = open !== null && alertTabOf(open.alert.status) === 'pending';

  const isUnconfirmed = open !== null && review.troubleOf(open.alert.id)?.phase === 'unconfirmed';
  const whyNot = !isPending
    ? 'Decided elsewhere'
    : isUnconfirmed
      ? 'The server is being asked'
      : '';

  const keyDown = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && event.target === notes.current) {
      heading.current?.focus();
      return true;
    }
    const act = shortcutOf(event);
    if (act === 'help') onHelp();
    else if (act === 'next' || act === 'previous') step(act === 'next' ? 1 : -1);
    else if (act === 'notes') {
      // The key is not to be typed into the notes that take the focus now.
      event.preventDefault();
      notes.current?.focus();
    } else if (act) decideOpen(act);
    return false;
  };

  return (
    <Modal
      open={open !== null}
      onClose={close}
      onKey={keyDown}
      labelledBy={title}
      className="bg-raised rounded-dialog duration-slow inset-y-3 right-3 left-auto m-0 h-auto max-h-none w-[560px] max-w-none flex-col overflow-hidden transition-transform max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:w-auto max-sm:rounded-b-none sm:max-w-[calc(100vw-24px)] max-sm:starting:open:translate-y-full sm:starting:open:translate-x-full"
    >
      {open && (
        <>
          <Header open={open} review={review} titleId={title} heading={heading} />
          <FocusAlert
            // Once per alert, and again when the notes are asked for.
            key={`${open.alert.id}|${review.focusNotes}`}
            focus={() => (review.focusNotes ? notes : heading).current?.focus()}
          />
          <div
            // Each alert is read from its top.
            key={open.alert.id}
            className="grid flex-1 content-start gap-6 overflow-auto p-5"
          >
            <Notices open={open} review={review} />
            <AlertFacts alert={open.alert} />
            {(isPending || open.decidedElsewhere) && (
              <ReviewNotes
                ref={notes}
                alertId={open.alert.id}
                readOnly={!isPending}
                onTyped={review.touched}
              />
            )}
          </div>
          {(isPending || open.decidedElsewhere) && (
            <DecisionBar whyNot={whyNot} onDecide={decideOpen} />
          )}
          <p role="status" className="sr-only">
            {said}
          </p>
        </>
      )}
    </Modal>
  );
}

/** Puts the focus where the alert begins, each time that another one opens. */
function FocusAlert({ focus }: { readonly focus: () => void }) {
  useEffect(() => {
    focus();
    // Drawn anew by its key alone.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

interface HeaderProps {
  readonly open: OpenAlert;
  readonly review: Review;
  readonly titleId: string;
  readonly heading: React.Ref<HTMLHeadingElement>;
}

function Header({ open, review, titleId, heading }: HeaderProps) {
  const { tab, list, arrived, step, close } = review;
  const letters = useLettersOn();
  const inList = list[open.index]?.id === open.alert.id;
  const keys = (key: string) => (letters ? { 'aria-keyshortcuts': key } : {});
  return (
    <header className="border-line flex h-14 flex-none items-center gap-2.5 border-b pr-3 pl-5">
      <Plate region={open.alert.region} />
      <div className="min-w-0 flex-1">
        <h2
          ref={heading}
          id={titleId}
          tabIndex={-1}
          className="text-dialog -ml-1 inline-block max-w-full truncate px-1 align-middle"
        >
          <bdi>{shownTitle(open.alert.title)}</bdi>
        </h2>
      </div>
      <span className="text-caption text-ink-2 whitespace-nowrap tabular-nums">
        {inList && `${showNumber(open.index + 1)} of ${showNumber(list.length)} ${tab}`}
        {arrived.length > 0 && ` · ${showNumber(arrived.length)} new`}
      </span>
      <IconButton
        label="Previous alert"
        {...keys(shortcuts.previous.key)}
        icon={<ChevronUp aria-hidden className="icon" />}
        onClick={() => step(-1)}
      />
      <IconButton
        label="Next alert"
        {...keys(shortcuts.next.key)}
        icon={<ChevronDown aria-hidden className="icon" />}
        onClick={() => step(1)}
      />
      <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={close} />
    </header>
  );
}

/** Why the last decision was not taken, and what happened elsewhere meanwhile. */
function Notices({ open, review }: { readonly open: OpenAlert; readonly review: Review }) {
  const { alert, decidedElsewhere, gone } = open;
  const trouble = review.troubleOf(alert.id);
  if (decidedElsewhere) {
    const by = alert.reviewedBy ? ` by ${alert.reviewedBy}` : '';
    const at = alert.reviewedAt ? `, ${formatInstant(alert.reviewedAt)}` : '';
    const word =
      alertTabOf(alert.status) === 'dismissed'
        ? 'Dismissed'
        : `Decided ${decisionInCapitals(alert.manualDecision)}`;
    return (
      <Notice tone="caution" title="Decided elsewhere">
        {gone ? 'This alert is no longer in the list. ' : `${word}${by}${at}. `}
        Your notes stay below for copying.
      </Notice>
    );
  }
  if (!trouble) return null;
  const { phase, verdict, error } = trouble;
  if (phase === 'unconfirmed')
    return (
      <Notice tone="caution" title={`Not confirmed: ${verdictWords[verdict]}`}>
        {error?.message}
        <br />
        The server may have saved it, and is being asked. Your notes are kept.
      </Notice>
    );
  return (
    <Notice tone="critical" title={`Not saved: ${verdictWords[verdict]}`}>
      {error?.message}
      <br />
      {error && mayHaveActed(error) && 'The server was asked again and does not have it. '}
      Your notes are kept. Decide again when you are ready.
    </Notice>
  );
}

const verdictWords = {
  valid: 'Mark Valid',
  invalid: 'Mark Invalid',
  dismissed: 'Dismiss',
} as const;
