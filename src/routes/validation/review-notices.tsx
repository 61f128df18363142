import { mayHaveActed } from '../../api/api-error.ts';
import type { ValidationAlert } from '../../calls/alerts.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/format.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { Notice } from '../../ui/notice.tsx';
import { TodayAt } from '../../ui/text.tsx';
import { decisionInCapitals } from './alerts.ts';
import { notesId } from './decisions.ts';
import { shortcuts } from './keys.tsx';
import type { OpenAlert } from './use-queue.ts';

/** ' by Denise Fitzgerald, today, 2:41 PM': by whom and when an alert was decided. */
export function DecidedBy({ alert }: { readonly alert: ValidationAlert }) {
  const { reviewedBy, reviewedAt } = alert;
  return (
    <>
      {reviewedBy !== '' && (
        <>
          {' '}
          by <bdi>{excerpt(reviewedBy, 100)}</bdi>
        </>
      )}
      {reviewedAt.text !== '' && (
        <>
          , <TodayAt time={reviewedAt} today="today" />
        </>
      )}
    </>
  );
}

/** Why the last decision was not saved, or that the alert is no longer pending. */
export function ReviewNotices(open: OpenAlert) {
  if (open.decidedElsewhere) return <NoLongerPending {...open} />;
  const { phase, made, error } = open.failed ?? {};
  if (!made || !error) return null;
  const isLost = phase === 'unconfirmed';
  return (
    <WriteFailure
      title={`Not saved: ${shortcuts[made.decision].label}`}
      error={error}
      isLost={isLost}
    >
      {isLost && 'The server may have saved the decision. Checking.'}
      {!isLost && mayHaveActed(error) && 'The server does not have the decision. '}
      {!isLost && !isBlank(made.notes) && 'Your notes are still here. '}
      {!isLost && 'You can decide again.'}
    </WriteFailure>
  );
}

function NoLongerPending({ alert, gone }: OpenAlert) {
  const [notes] = useDraft(notesId(alert.id));
  const { status, manualDecision } = alert;
  return (
    // A decision of this browser tab may have removed it.
    <Notice tone="caution" title={gone ? 'No longer in the list' : 'Decided elsewhere'}>
      {!gone && (
        <>
          {status === 'dismissed' ? 'Dismissed' : `Decided ${decisionInCapitals(manualDecision)}`}
          <DecidedBy alert={alert} />.{' '}
        </>
      )}
      {notes !== '' && 'You can still copy your notes below.'}
    </Notice>
  );
}
