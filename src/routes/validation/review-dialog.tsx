import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { shownText, titleAndCustomer } from '../../domain/appointment/appointment.ts';
import { noValue, showNumber } from '../../domain/number/format.ts';
import type { Time } from '../../domain/time/read-time.ts';
import { FutureNote } from '../../query/future-note.tsx';
import { DialogHeader, Steps } from '../../shell/docked.tsx';
import { TelemarketerLink } from '../../shell/links.tsx';
import { useSearchText } from '../../shell/location.ts';
import { docked, Modal } from '../../shell/modal.tsx';
import { OrNotLoaded } from '../../shell/screen-states.tsx';
import { DefinitionList, TodayAt } from '../../ui/text.tsx';
import { Button } from '../../ui/button.tsx';
import { lazy } from '../../ui/lazy.ts';
import { ProgressBar } from '../../ui/meter.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { DecisionBadge } from './alert-list.tsx';
import { nameOrUnknown, tabLabels } from './alerts.ts';
import { shortcutOf } from './keys.tsx';
import {
  AlertStanding,
  DecidedBar,
  DecidedBy,
  DecisionBar,
  ReviewNotes,
  ReviewNotices,
} from './review-form.tsx';
import type { OpenAlert } from './use-queue.ts';
import { progressOf, type Review } from './use-review.ts';

/** Its code, which reads phones, is large. */
const Evidence = lazy(
  async () => (await import('./evidence.tsx')).Evidence,
  ({ failures, retry }) => (
    <OrNotLoaded {...{ failures, retry }} isPart>
      <p role="status" data-loading-screen className="text-small text-ink-2 min-h-43">
        Loading evidence...
      </p>
    </OrNotLoaded>
  ),
);

/** The open alert, docked beside the queue (spec 2, visual.md 'Dialog'). */
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
    if (shortcut === 'help') actions.openHelp();
    else if (shortcut === 'next' || shortcut === 'previous')
      actions.step(shortcut === 'next' ? 1 : -1);
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
            className="short:scroll-pb-24 short:pb-0 short:[--below:84px] goes-on flex flex-1 flex-col gap-[18px] overflow-auto p-5 *:flex-none"
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

interface SessionBarProps {
  readonly review: Review;
  readonly session: NonNullable<Review['session']>;
}

/** A session's progress, its last saved decision, and the button that ends it (rulings C10). */
function SessionBar({ review, session }: SessionBarProps) {
  const { queue, open, actions } = review;
  const { decidedCount, saved } = session;
  const { at, of } = progressOf(decidedCount, open?.index ?? -1, queue.lists.pending.length);
  return (
    <div className="border-line text-caption text-ink-2 flex h-11 flex-none items-center gap-3 border-b pr-3 pl-5">
      <span className="text-ink font-medium whitespace-nowrap tabular-nums">
        {showNumber(at)} of {showNumber(of)}
      </span>
      <div className="w-14 flex-none max-sm:hidden">
        <ProgressBar label="Decided in this session" value={(decidedCount * 100) / of} />
      </div>
      {!saved && (
        <span className="flex-1">
          <span className="max-sm:hidden">{queue.order.name}. </span>
          {decidedCount === 0 && 'Each decision is final.'}
        </span>
      )}
      <p role="status" className="min-w-0 flex-1 empty:sm:hidden">
        {saved && (
          <span className="flex items-center gap-1.5">
            <Check aria-hidden className="icon-small text-positive flex-none" />
            <span className="text-ink font-medium whitespace-nowrap">{saved.words}</span>
            <bdi className="min-w-0 truncate">{saved.title}</bdi>
            <span className="sr-only">, {saved.left}</span>
          </span>
        )}
      </p>
      <Button size="small" onClick={actions.close}>
        End review
      </Button>
    </div>
  );
}

/** An alert's details (spec 2): reason, then the other fields. */
function AlertFacts({ alert, row }: OpenAlert) {
  return (
    <>
      <TextBox title="Reason for manual review" text={shownText(alert.reason)} />
      <DefinitionList
        className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3"
        valueClass="text-body line-clamp-12 sm:line-clamp-4 leading-[22px] font-medium [overflow-wrap:anywhere] tabular-nums"
        items={[
          { label: 'Customer', value: shownText(alert.customer) },
          { label: 'Region', value: alert.region.name },
          { label: 'Sales rep', value: alert.salesRep.name },
          {
            label: 'Telemarketer',
            value: (
              <TelemarketerLink person={alert.telemarketer}>
                {nameOrUnknown(alert.telemarketer)}
              </TelemarketerLink>
            ),
          },
          { label: 'Booked', value: row ? <PastTime time={row.time} /> : noValue },
          { label: 'Created', value: <PastTime time={alert.createdAt} /> },
        ]}
      />
      {alert.status !== 'pending' && alert.notes !== '' && (
        <TextBox title="Review notes" text={alert.notes} />
      )}
    </>
  );
}

function PastTime({ time }: { readonly time: Time }) {
  return (
    <>
      <TodayAt time={time} /> <FutureNote time={time} />
    </>
  );
}

function TextBox({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section aria-label={title}>
      <h3 className="text-small mb-2 font-medium">{title}</h3>
      <p className="rounded-tray text-body bg-[color-mix(in_srgb,var(--ink)_5%,transparent)] px-3.5 py-2.5 [overflow-wrap:anywhere] whitespace-pre-line">
        <bdi>{text}</bdi>
      </p>
    </section>
  );
}

/** The decision on an alert, by whom and when it was made (spec 2). */
function DecidedLine({ alert }: { readonly alert: ValidationAlert }) {
  const { status } = alert;
  return (
    <div className="border-line text-caption text-ink-2 flex min-h-11 flex-none flex-wrap items-center gap-x-2.5 border-b px-5 py-1.5">
      {status === 'dismissed' && <b className="font-semibold">DISMISSED</b>}
      <DecisionBadge alert={alert} />
      <span>
        {status ? tabLabels[status] : 'Unknown status'}
        <DecidedBy alert={alert} />
      </span>
    </div>
  );
}

/** The caret goes behind what is there. */
function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus();
  field?.setSelectionRange(field.value.length, field.value.length);
}
