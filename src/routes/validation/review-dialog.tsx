import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { titleAndCustomer } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/text/format.ts';
import { DialogHeader, Steps } from '../../shell/docked.tsx';
import { useSearchText } from '../../shell/location.ts';
import { docked, Modal } from '../../shell/modal.tsx';
import { OrNotLoaded } from '../../shell/screen-states.tsx';
import { lazy } from '../../ui/lazy.ts';
import { RegionBadge } from '../../ui/badge.tsx';
import { AlertFacts, DecidedLine } from './alert-facts.tsx';
import { shortcutOf } from './keys.tsx';
import { DecidedBar, DecisionBar, ReviewNotes } from './review-form.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { SessionBar } from './session-bar.tsx';
import { AlertStanding } from './standing.tsx';
import type { Review } from './use-review.ts';

/** Its code, which reads phones, is large. */
const Evidence = lazy(
  async () => (await import('./evidence.tsx')).Evidence,
  ({ hasFailed }) => (
    <OrNotLoaded hasFailed={hasFailed} isSection>
      <p role="status" data-loading-screen className="text-small text-ink-2 min-h-43">
        Loading evidence...
      </p>
    </OrNotLoaded>
  ),
);

/** The open alert, docked beside the queue (S2). */
export function ReviewDialog({ review }: { readonly review: Review }) {
  const { queue, open, session, inNotes, actions } = review;
  const notes = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const hasForm = open !== null && (open.isDecidable || open.decidedElsewhere);
  const isShown = useBeneathDrawer(open !== null);

  useEffect(() => {
    if (!isShown) return;
    if (inNotes) focusAtEnd(notes.current);
    else heading.current?.focus();
  }, [isShown, open?.alert.id, inNotes]);
  const isDecidable = open?.isDecidable;
  // The button that had the focus is gone once the alert can't be decided.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, [isDecidable]);

  const keyDown = (event: KeyboardEvent): boolean => {
    if (event.key === 'Escape' && event.target === notes.current) {
      heading.current?.focus();
      return true;
    }
    const shortcut = shortcutOf(event);
    if (shortcut === 'next' || shortcut === 'previous') actions.step(shortcut === 'next' ? 1 : -1);
    else if (shortcut === 'notes') {
      // The key must not be typed into the notes, which now take the focus.
      event.preventDefault();
      focusAtEnd(notes.current);
    } else if (shortcut === 'copy') copyButton.current?.click();
    else if (shortcut === 'open')
      event.currentTarget.querySelector<HTMLElement>('[data-appointment]')?.click();
    else if (shortcut && shortcut !== 'start') actions.decide(shortcut);
    return false;
  };

  return (
    <Modal open={isShown} onClose={actions.close} onKey={keyDown} className={`${docked} w-[560px]`}>
      {open && (
        <>
          <DialogHeader
            lead={<RegionBadge region={open.alert.region} />}
            title={titleAndCustomer(open.alert)}
            heading={heading}
          >
            <Steps
              place={[
                !session &&
                  open.isListed &&
                  `${showNumber(open.index + 1)} of ${showNumber(open.list.length)} ${open.tab}`,
                queue.newAlerts.length > 0 && `${showNumber(queue.newAlerts.length)} new`,
              ]
                .filter(Boolean)
                .join(' · ')}
              what="alert"
              onStep={actions.step}
            />
          </DialogHeader>
          {session && <SessionBar review={review} session={session} />}
          {!hasForm && <DecidedLine alert={open.alert} />}
          <div
            // Each alert starts scrolled to its top.
            key={open.alert.id}
            className="short:scroll-pb-24 short:pb-0 short:[--sticky-bottom:84px] scroll-shadows flex flex-1 flex-col gap-[18px] overflow-auto p-5 *:flex-none"
          >
            <ReviewNotices {...open} />
            <AlertStanding {...open} />
            <AlertFacts {...open} />
            <Evidence
              alert={open.alert}
              alerts={queue.rows}
              hasLink={open.isDecidable}
              notes={notes}
              copyButton={copyButton}
            />
            {hasForm && <ReviewNotes {...open} ref={notes} onFocus={actions.pin} />}
            <p role="status" className="text-caption text-ink-2 empty:hidden">
              {open.updated && `Updated: ${open.updated}`}
            </p>
          </div>
          {open.isDecidable ? (
            <DecisionBar {...open} onDecide={actions.decide} />
          ) : (
            <DecidedBar {...open} />
          )}
        </>
      )}
    </Modal>
  );
}

/** The dialog that opens last covers the others: after a reload the alert waits for the appointment that was over it. */
function useBeneathDrawer(open: boolean): boolean {
  const isFree = useSearchText('appointment') === '';
  const [wasShown, setWasShown] = useState(false);
  const isShown = open && (wasShown || isFree);
  if (isShown !== wasShown) setWasShown(isShown);
  return isShown;
}

/** The caret goes behind what is there. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
