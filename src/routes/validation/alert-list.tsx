import { Ban, Check, CircleAlert, CircleCheck, Minus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { messageOf } from '../../api/api-error.ts';
import { isPending, unlistedIn, type ValidationAlert, alertStats } from '../../calls/alerts.ts';
import { shownText, shownTitle } from '../../domain/appointment/appointment.ts';
import { showNumber } from '../../domain/number/format.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';
import { shownRecentTime, type Time } from '../../domain/time/read-time.ts';
import { FutureNote } from '../../query/future-note.tsx';
import { NoRows } from '../../query/query-card.tsx';
import { usePeriod } from '../../query/screen-time.ts';
import { useCall } from '../../query/use-read.ts';
import { opensElsewhere } from '../../shell/links.tsx';
import { Badge } from '../../ui/badge.tsx';
import { TextButton } from '../../ui/button.tsx';
import { BeforeBooking, EmptyMessage } from '../../ui/card-messages.tsx';
import { useMoment } from '../../ui/clock.ts';
import { ConfidenceFigure } from '../../ui/confidence.tsx';
import { Marked, SearchedContext } from '../../ui/marked.tsx';
import { RegionBadge } from '../../ui/region-badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { FailureSummary } from '../../ui/failure-text.tsx';
import { wholeUpTo, WindowedList } from '../../ui/windowed-list.tsx';
import {
  type AlertTab,
  type AppointmentRow,
  decisionInCapitals,
  nameOrUnknown,
  standingWord,
  tabLabels,
} from './alerts.ts';
import type { Review } from './use-review.ts';

const decided = 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_96px_176px]';

/** The columns of heads and rows. */
export const columnsClass: Readonly<Record<AlertTab, string>> = {
  pending: 'grid gap-x-3.5 sm:grid-cols-[76px_48px_minmax(0,1fr)_136px_112px]',
  reviewed: decided,
  dismissed: decided,
};

const alertKey = ({ id }: ValidationAlert) => id;

export function AlertList({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const { queue, focusRow, alertId } = review;
  const rows = queue.lists[tab];
  if (rows.length === 0) return <NoAlerts tab={tab} review={review} />;
  const indexOf = (id: string) => rows.findIndex((row) => row.id === id);
  // The first row, if the one to focus has left the list.
  const focusIndex = focusRow === null ? -1 : Math.max(indexOf(focusRow), 0);
  return (
    <SearchedContext value={queue.q}>
      <WindowedList
        label={`${tabLabels[tab]} alerts`}
        rows={rows}
        rowHeight={62}
        reveal={focusIndex < 0 ? indexOf(alertId) : focusIndex}
        height="grow"
        // On a phone only the page scrolls.
        className={`border-t-0! ${rows.length > wholeUpTo ? '' : 'max-sm:max-h-none'}`}
        keyOf={alertKey}
      >
        {(row, index) => <AlertRow alert={row} review={review} takesFocus={index === focusIndex} />}
      </WindowedList>
    </SearchedContext>
  );
}

/** A ref to an element that takes the focus as soon as `takesFocus` is true. */
function useFocusTaker<T extends HTMLElement>({ actions }: Review, takesFocus: boolean) {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!takesFocus) return;
    element.current?.focus();
    actions.focusRow(null);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [takesFocus]);
  return element;
}

/** Takes the focus after the last decision: it must not go to the top of the page. */
function NoAlerts({ tab, review }: { readonly tab: AlertTab; readonly review: Review }) {
  const { queue, alerts, figures, isComplete, actions, focusRow } = review;
  const box = useFocusTaker<HTMLDivElement>(review, focusRow !== null);
  const { figures: stats } = useCall(alertStats);
  const unlisted = unlistedIn(tab, figures, stats);
  const isDone = tab === 'pending' && isComplete && unlisted === 0;
  return (
    <div ref={box} tabIndex={-1} className="focus-inside grid min-h-72 flex-1">
      {queue.q !== '' && queue.total > 0 ? (
        <EmptyMessage
          kind="search"
          text="No alerts match"
          hint={<TextButton onClick={() => actions.clear('q')}>Clear search</TextButton>}
        />
      ) : (
        <NoRows
          what="Alerts"
          list={alerts.data}
          kind={isDone ? 'good' : 'none'}
          text={`No ${tabLabels[tab]} Alerts`}
          hint={
            unlisted > 0 ? (
              `0 of ${showNumber(unlisted)} listed`
            ) : isDone ? (
              <>
                <span className="block">All appointments have been processed successfully!</span>
                {figures.isEmpty && (
                  <BeforeBooking what="Doubtful appointments will appear here." />
                )}
              </>
            ) : undefined
          }
        />
      )}
    </div>
  );
}

interface AlertProps {
  readonly alert: ValidationAlert;
}

interface AlertRowProps extends AlertProps {
  readonly review: Review;
  readonly takesFocus: boolean;
}

/** An alert in its list (spec 2). */
function AlertRow({ alert, review, takesFocus }: AlertRowProps) {
  const { alertId, appointmentOf, actions } = review;
  const { tab, q } = review.queue;
  const link = useFocusTaker<HTMLAnchorElement>(review, takesFocus);
  const search = new URLSearchParams(useSearch());
  search.set('alert', alert.id);
  const failed = isPending(alert) ? review.failedOf(alert.id) : null;
  const query = searchQuery(q);
  const isFoundInNotes = q !== '' && matches(query, { texts: [searchText(alert.notes)] });
  return (
    <a
      ref={link}
      href={`?${search}`}
      data-alert={alert.id}
      aria-haspopup="dialog"
      aria-current={alert.id === alertId || undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        if (!actions.isRepeated(event)) actions.open(alert.id);
      }}
      className={`focus-inside border-line hover:bg-hover aria-[current]:bg-sunken min-h-[62px] w-full items-start gap-y-0.5 border-b px-4 pt-[9px] pb-2 transition-colors aria-[current]:shadow-[inset_3px_0_0_var(--ink)] max-sm:grid-cols-[44px_26px_minmax(0,1fr)] max-sm:gap-x-2.5 ${columnsClass[tab]}`}
    >
      <ConfidenceFigure confidence={alert.confidence} />
      <span className="max-sm:[&_abbr]:w-[26px]">
        <RegionBadge region={alert.region} />
      </span>
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <bdi className="max-w-full truncate text-[14px] leading-[22px] font-semibold">
            <Marked text={shownTitle(alert.title)} />
          </bdi>
          <span className="text-small text-ink-2 line-clamp-2 leading-[22px] [overflow-wrap:anywhere]">
            <bdi>
              <Marked text={shownText(alert.customer)} />
            </bdi>{' '}
            ·{' '}
            <bdi>
              <Marked text={nameOrUnknown(alert.telemarketer)} />
            </bdi>
          </span>
        </span>
        <Clamped text={shownText(alert.reason)} className="text-small text-ink-2" />
        {isFoundInNotes && (
          <Clamped text={`Notes: ${alert.notes}`} className="text-caption text-ink-2" />
        )}
        {failed && (
          <span className="text-caption text-critical mt-1 flex items-start gap-1.5 font-medium">
            <CircleAlert aria-hidden className="icon-small" />
            <span className="min-w-0">
              {failed.phase === 'refused' ? 'Not saved' : 'Not confirmed'}:{' '}
              {failed.error && <FailureSummary text={messageOf(failed.error)} />}
            </span>
          </span>
        )}
      </span>
      <span className="max-sm:col-start-3 max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 sm:contents">
        <span className="text-caption leading-[22px]">
          {alert.status === 'pending' && <CountsNowAs row={appointmentOf(alert)} />}
          {alert.status === 'reviewed' && <DecisionBadge alert={alert} />}
        </span>
        <Times alert={alert} />
      </span>
    </a>
  );
}

/** When the alert was decided, where its list is sorted by that, and when it was created. */
function Times({ alert: { status, createdAt, reviewedAt } }: AlertProps) {
  const word = status && status !== 'pending' && reviewedAt.text !== '' ? tabLabels[status] : null;
  return (
    <span className="text-caption text-ink-2 flex flex-wrap items-center gap-x-3 leading-[22px] whitespace-nowrap tabular-nums sm:grid sm:justify-items-end">
      <span>
        {word} <At time={word ? reviewedAt : createdAt} />
      </span>
      {!word && <FutureNote time={createdAt} />}
      {word && (
        <span className="text-ink-3">
          Created <At time={createdAt} />
        </span>
      )}
    </span>
  );
}

function At({ time }: { readonly time: Time }) {
  const shown = useMoment(({ now }) => shownRecentTime(time, now));
  return <time dateTime={time.text}>{shown}</time>;
}

/** A reviewed alert's decision, in capitals (spec 2). */
export function DecisionBadge({ alert: { status, manualDecision } }: AlertProps) {
  if (status !== 'reviewed') return null;
  const look = manualDecision ? decisionLooks[manualDecision] : {};
  return <Badge {...look}>{decisionInCapitals(manualDecision)}</Badge>;
}

const decisionLooks = {
  valid: { tone: 'line', icon: <Check aria-hidden /> },
  invalid: { tone: 'critical', icon: <Ban aria-hidden /> },
} as const;

/** How the appointment of an alert counts now, as an icon and words (visual.md 21). */
export function CountsNowAs({ row }: { readonly row: AppointmentRow }) {
  const { isWeek } = usePeriod();
  const outcome = row?.status.outcome;
  const word =
    row === null ? `Not in ${isWeek ? "this week's" : "today's"} list` : standingWord(row);
  return (
    <span
      className={`inline-flex items-center gap-1.5 ${outcome === 'invalid' ? 'text-critical' : outcome ? '' : 'text-ink-2'}`}
    >
      {outcome === 'valid' && <CircleCheck aria-hidden className="icon-small text-positive" />}
      {outcome === 'invalid' && <Ban aria-hidden className="icon-small" />}
      {row && !outcome && <Minus aria-hidden className="icon-small" />}
      {word}
    </span>
  );
}
