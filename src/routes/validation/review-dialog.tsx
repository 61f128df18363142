import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
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
  const { queue, dialog, actions } = review;
  const { open, session, inNotes } = dialog;
  const title = useId();
  const notes = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const keyDown = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && event.target === notes.current) {
      heading.current?.focus();
      return true;
    }
    const shortcut = shortcutOf(event);
    if (shortcut === 'help') onHelp();
    else if (shortcut === 'next' || shortcut === 'previous')
      actions.step(shortcut === 'next' ? 1 : -1);
    else if (shortcut === 'notes') {
      // The key must not be typed into the notes, which now take the focus.
      event.preventDefault();
      notes.current?.focus();
    } else if (shortcut && shortcut !== 'start') actions.decide(shortcut);
    return false;
  };

  return (
    <Modal
      open={open !== null}
      onClose={actions.close}
      onKey={keyDown}
      labelledBy={title}
      className="bg-raised rounded-dialog duration-slow inset-y-3 right-3 left-auto m-0 h-auto max-h-none w-[560px] max-w-none flex-col overflow-hidden transition-transform max-sm:inset-x-0 max-sm:top-auto max-sm:bottom-0 max-sm:max-h-[92dvh] max-sm:w-auto max-sm:rounded-b-none sm:max-w-[calc(100vw-24px)] max-sm:starting:open:translate-y-full sm:starting:open:translate-x-full"
    >
      {open && (
        <>
          <Header open={open} review={review} titleId={title} heading={heading} />
          {session && (
            <SessionBar
              session={session}
              index={open.index}
              pending={queue.lists.pending.length}
              saved={dialog.saved}
              onEnd={actions.close}
            />
          )}
          <FocusOnMount
            // Mounted again for each alert, and when N opens the notes.
            key={`${open.alert.id}|${inNotes}`}
            focus={() => (inNotes ? notes : heading).current?.focus()}
          />
          <div
            // Each alert starts scrolled to its top.
            key={open.alert.id}
            className="grid flex-1 content-start gap-6 overflow-auto p-5"
          >
            <ReviewNotices open={open} />
            <AlertFacts alert={open.alert} />
            {isDecidable(open) && (
              <ReviewNotes
                ref={notes}
                alertId={open.alert.id}
                readOnly={!open.isPending || open.failed?.phase === 'unconfirmed'}
                onFocus={() => actions.dispatch({ type: 'pin' })}
              />
            )}
          </div>
          {isDecidable(open) && <DecisionBar whyNot={whyNot(open)} onDecide={actions.decide} />}
        </>
      )}
    </Modal>
  );
}

/** Whether notes and decisions are shown: they stay, switched off, when somebody else has decided. */
function isDecidable({ isPending, decidedElsewhere }: OpenAlert): boolean {
  return isPending || decidedElsewhere;
}

/** Why nothing can be decided now; '' when it can (rulings D5). */
function whyNot({ decidedElsewhere, gone, failed }: OpenAlert): string {
  if (failed?.phase === 'unconfirmed') return 'Checking whether it was saved';
  if (gone) return 'No longer in the list';
  return decidedElsewhere ? 'Decided elsewhere' : '';
}

function FocusOnMount({ focus }: { readonly focus: () => void }) {
  useEffect(() => {
    focus();
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
  const { queue, dialog, actions } = review;
  const letters = useLettersOn();
  const keys = (key: string) => (letters ? { 'aria-keyshortcuts': key } : {});
  const place =
    !dialog.session &&
    open.isListed &&
    `${showNumber(open.index + 1)} of ${showNumber(open.list.length)} ${open.tab}`;
  const newCount = queue.newAlerts.length > 0 && `${showNumber(queue.newAlerts.length)} new`;
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
        {[place, newCount].filter(Boolean).join(' · ')}
      </span>
      <IconButton
        label="Previous alert"
        {...keys(shortcuts.previous.key)}
        icon={<ChevronUp aria-hidden className="icon" />}
        onClick={() => actions.step(-1)}
      />
      <IconButton
        label="Next alert"
        {...keys(shortcuts.next.key)}
        icon={<ChevronDown aria-hidden className="icon" />}
        onClick={() => actions.step(1)}
      />
      <IconButton label="Close" icon={<X aria-hidden className="icon" />} onClick={actions.close} />
    </header>
  );
}
