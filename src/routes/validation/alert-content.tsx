import { CircleAlert } from 'lucide-react';
import { messageOf } from '../../api/api-error.ts';
import { isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { shownText, shownTitle } from '../../domain/text/format.ts';
import { matches, searchQuery, searchText } from '../../domain/text/search.ts';
import { shownRecentTime, type Time } from '../../domain/time/read-time.ts';
import { useMoment } from '../../ui/clock.ts';
import { FailureSummary } from '../../ui/failure-text.tsx';
import { Marked } from '../../ui/marked.tsx';
import { RegionBadge } from '../../ui/badge.tsx';
import { Clamped } from '../../ui/text.tsx';
import { nameOrUnknown, tabLabels } from './alerts.ts';
import { stillPendingText } from './review-notices.tsx';
import { CountsNowAs, DecisionBadge } from './standing.tsx';
import type { Review } from './use-review.ts';

interface AlertProps {
  readonly alert: ValidationAlert;
}

interface ContentProps extends AlertProps {
  readonly review: Review;
}

/** Under the heads of the queue. */
export function WideContent({ alert, review }: ContentProps) {
  return (
    <>
      <RegionBadge region={alert.region} />
      <span className="min-w-0">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-2.5">
          <bdi className="max-w-full truncate text-[14px] leading-[22px] font-semibold">
            <Marked text={shownTitle(alert.title)} />
          </bdi>
          <span className="text-small text-ink-2 line-clamp-4 leading-[22px] [overflow-wrap:anywhere]">
            <Customer alert={alert} /> · <Telemarketer alert={alert} />
          </span>
        </span>
        <Reason alert={alert} review={review} />
      </span>
      <Standing alert={alert} review={review} />
      <Times alert={alert} />
    </>
  );
}

/** In three lines. */
export function PhoneContent({ alert, review }: ContentProps) {
  const isOpen = alert.status === 'pending';
  return (
    <span className="min-w-0">
      <span className="flex items-baseline justify-between gap-x-3">
        <span className="line-clamp-4 min-w-0 text-[14px] leading-[22px] [overflow-wrap:anywhere]">
          <bdi className="font-semibold">
            <Marked text={shownTitle(alert.title)} />
          </bdi>
          , <Customer alert={alert} />
        </span>
        {isOpen && <Times alert={alert} />}
      </span>
      <span className="text-small text-ink-2 flex min-w-0 items-center gap-x-2 py-0.5 [&_abbr]:w-[26px]">
        <RegionBadge region={alert.region} size="small" />
        <span className="min-w-0 flex-1 truncate">
          <Telemarketer alert={alert} />
        </span>
        <Standing alert={alert} review={review} />
      </span>
      <Reason alert={alert} review={review} />
      {!isOpen && <Times alert={alert} />}
    </span>
  );
}

const Customer = ({ alert }: AlertProps) => (
  <bdi>
    <Marked text={shownText(alert.customer)} />
  </bdi>
);

const Telemarketer = ({ alert }: AlertProps) => (
  <bdi>
    <Marked text={nameOrUnknown(alert.telemarketer)} />
  </bdi>
);

/** The reason, notes in which the search found its words, and what became of the last decision. */
function Reason({ alert, review, lines }: ContentProps & { readonly lines?: 3 }) {
  const { q } = review.queue;
  const decision = isPending(alert) ? review.decisionOn(alert) : undefined;
  const isFoundInNotes = q !== '' && matches(searchQuery(q), { texts: [searchText(alert.notes)] });
  return (
    <>
      <Clamped
        text={shownText(alert.reason)}
        className="text-small text-ink-2"
        {...(lines && { lines })}
      />
      {isFoundInNotes && (
        <Clamped text={`Notes: ${alert.notes}`} className="text-caption text-ink-2" />
      )}
      {decision && (
        <span
          className={`text-caption mt-1 flex items-start gap-1.5 font-medium ${decision.error ? 'text-critical' : 'text-caution'}`}
        >
          <CircleAlert aria-hidden className="icon-small" />
          <span className="min-w-0">
            {decision.error ? (
              <>
                {decision.phase === 'refused' ? 'Not saved' : 'Not confirmed'}:{' '}
                <FailureSummary text={messageOf(decision.error)} />
              </>
            ) : (
              stillPendingText(decision)
            )}
          </span>
        </span>
      )}
    </>
  );
}

/** How the alert counts now, or what was decided. */
function Standing({ alert, review }: ContentProps) {
  return (
    <span className="text-caption leading-[22px]">
      {alert.status === 'pending' && <CountsNowAs row={review.appointmentOf(alert)} />}
      {alert.status === 'reviewed' && <DecisionBadge alert={alert} />}
    </span>
  );
}

/** When the alert was decided, where its list is sorted by that, and when it was created. */
function Times({ alert: { status, createdAt, reviewedAt } }: AlertProps) {
  const word = status !== 'pending' && reviewedAt.text !== '' ? tabLabels[status] : null;
  return (
    <span className="text-caption text-ink-2 flex flex-wrap items-center gap-x-3 leading-[22px] whitespace-nowrap tabular-nums sm:grid sm:justify-items-end">
      <span>
        {word ?? <span className="sm:sr-only print:not-sr-only">Created</span>}{' '}
        <At time={word ? reviewedAt : createdAt} />
      </span>
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
