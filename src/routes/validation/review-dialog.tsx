import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { alertTabOf } from './alerts.ts';
import { shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { useLettersOn } from '../../shell/letter-keys.ts';
import { Modal } from '../../shell/modal.tsx';
import { IconButton } from '../../ui/button.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { AlertFacts } from './alert-facts.tsx';
import { shortcutOf, shortcuts } from './keys.ts';
import { DecisionBar, ReviewNotes } from './review-form.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { SessionBar } from './session-bar.tsx';
import type { OpenAlert } from './use-open-alert.ts';
import type { Review } from './use-review.ts';

interface ReviewDialogProps {
  readonly review: Review;
  readonly onHelp: () => void;
}

/** The open alert, docked beside the queue (spec 2, visual.md 'Dialog'). */
export function ReviewDialog({ review, onHelp }: ReviewDialogProps) {
  const { open, state, step, close, decideOpen } = review;
  const title = useId();
  const notes = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isPending = open !== null && alertTabOf(open.alert.status) === 'pending';

  const trouble = open && review.troubleOf(open.alert.id);
  const isUnconfirmed = trouble?.phase === 'unconfirmed';

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
    } else if (act && act !== 'start') decideOpen(act);
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
          {state.session && <SessionBar open={open} session={state.session} review={review} />}
          <FocusAlert
            // Once per alert, and again when the notes are asked for.
            key={`${open.alert.id}|${state.inNotes}`}
            focus={() => (state.inNotes ? notes : heading).current?.focus()}
          />
          <div
            // Each alert is read from its top.
            key={open.alert.id}
            className="grid flex-1 content-start gap-6 overflow-auto p-5"
          >
            <ReviewNotices open={open} trouble={trouble} />
            <AlertFacts alert={open.alert} />
            {(isPending || open.decidedElsewhere) && (
              <ReviewNotes
                ref={notes}
                alertId={open.alert.id}
                readOnly={!isPending || isUnconfirmed}
                onWrite={review.write}
              />
            )}
          </div>
          {(isPending || open.decidedElsewhere) && (
            <DecisionBar whyNot={whyNot(open, isUnconfirmed)} onDecide={decideOpen} />
          )}
        </>
      )}
    </Modal>
  );
}

/** Why nothing can be decided now; '' when it can (rulings D5). */
function whyNot({ decidedElsewhere, gone }: OpenAlert, isUnconfirmed: boolean): string {
  if (isUnconfirmed) return 'Checking whether it was saved';
  if (gone) return 'No longer in the list';
  return decidedElsewhere ? 'Decided elsewhere' : '';
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
  const { state, lists, arrived, step, close } = review;
  const list = lists[open.tab];
  const letters = useLettersOn();
  const inList = list[open.index]?.id === open.alert.id;
  const keys = (key: string) => (letters ? { 'aria-keyshortcuts': key } : {});
  return (
    <header className="border-line flex h-14 flex-none items-center gap-2.5 border-b pr-3 pl-5">
      <RegionBadge region={open.alert.region} />
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
        {[
          !state.session &&
            inList &&
            `${showNumber(open.index + 1)} of ${showNumber(list.length)} ${open.tab}`,
          arrived.length > 0 && `${showNumber(arrived.length)} new`,
        ]
          .filter(Boolean)
          .join(' · ')}
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
