import { mayHaveActed } from '../../api/api-error.ts';
import { isPending, type ValidationAlert } from '../../calls/alerts.ts';
import { isBlank } from '../../domain/text/clean.ts';
import { excerpt } from '../../domain/text/format.ts';
import { easternTime } from '../../domain/time/eastern.ts';
import { WriteFailure } from '../../query/write-failure.tsx';
import { useDraft } from '../../shell/drafts.ts';
import { Notice } from '../../ui/notice.tsx';
import { TodayAt } from '../../ui/text.tsx';
import { alertKey } from './alert-identity.ts';
import { type Decision, decisionInCapitals } from './alerts.ts';
import type { SentDecision } from './decisions.ts';
import { reviewKeys } from '../../features/keys/screen-keys.ts';
import { notesId } from './outcome.ts';
import type { OpenAlert } from './use-open-alert.ts';

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

/** That another alert has this id now, that it is no longer pending, and what became of the last decision on it. */
export function ReviewNotices(open: OpenAlert) {
  const { alert, changed, decidedElsewhere, decision } = open;
  return (
    <>
      {changed !== '' && (
        <div key={alertKey(alert)} ref={intoView}>
          <Notice tone="caution" title={`This alert has changed: ${changed}`}>
            {null}
          </Notice>
        </div>
      )}
      {decidedElsewhere ? (
        <NoLongerPending {...open} />
      ) : (
        isPending(alert) && decision && <DecisionNotice decision={decision} />
      )}
    </>
  );
}

/** The dialog may be scrolled down. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' });

function DecisionNotice({ decision }: { readonly decision: SentDecision }) {
  const { made, phase, error } = decision;
  if (!error)
    return (
      <Notice tone="caution" title={stillPendingText(decision)}>
        {null}
      </Notice>
    );
  const isLost = phase === 'unconfirmed';
  return (
    <WriteFailure
      title={`Not saved: ${reviewKeys[made.decision].label}`}
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

const doneWords = {
  valid: 'marked it valid',
  invalid: 'marked it invalid',
  dismissed: 'dismissed it',
} as const satisfies Record<Decision, string>;

/** Of a decision that was accepted, and that a later list does not have. */
export function stillPendingText({ made: { decision, madeAt } }: SentDecision): string {
  return `You ${doneWords[decision]} at ${easternTime(madeAt)}; the server still lists it as pending`;
}

function NoLongerPending({ alert, gone }: OpenAlert) {
  const [notes] = useDraft(notesId(alert));
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
