import { mayHaveActed } from '../../api/api-error.ts';
import { alertTabOf, decisionInCapitals, type Verdict } from './alerts.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { useDraft } from '../../shell/drafts.ts';
import { Notice } from '../../ui/notice.tsx';
import type { Decision } from './decision.ts';
import type { OpenAlert } from './use-open-alert.ts';
import { notesId } from './use-review.ts';

const verdictWords: Record<Verdict, string> = {
  valid: 'Mark Valid',
  invalid: 'Mark Invalid',
  dismissed: 'Dismiss',
};

interface ReviewNoticesProps {
  readonly open: OpenAlert;
  /** The last decision, where it was refused or is not confirmed. */
  readonly trouble: Decision | null;
}

/** Why the last decision was not taken, or that the alert was decided elsewhere. */
export function ReviewNotices({ open, trouble }: ReviewNoticesProps) {
  if (open.decidedElsewhere) return <NotPendingAnyMore open={open} />;
  if (!trouble) return null;
  const { phase, verdict, error } = trouble;
  if (phase === 'unconfirmed')
    return (
      <Notice tone="caution" title={`Not confirmed: ${verdictWords[verdict]}`}>
        {error?.message}
        <br />
        The server may have saved it. Checking.
      </Notice>
    );
  return (
    <Notice tone="critical" title={`Not saved: ${verdictWords[verdict]}`}>
      {error?.message}
      <br />
      {error && mayHaveActed(error) && 'Checked: the server does not have it. '}
      Your notes are kept. Decide again when you are ready.
    </Notice>
  );
}

function NotPendingAnyMore({ open: { alert, gone } }: { readonly open: OpenAlert }) {
  const [notes] = useDraft(notesId(alert.id));
  const kept = notes === '' ? '' : 'Your notes stay below for copying.';
  // Nobody knows who took it out of the list: it may have been a decision of this tab.
  if (gone)
    return (
      <Notice tone="caution" title="No longer in the list">
        {kept}
      </Notice>
    );
  const by = alert.reviewedBy ? ` by ${alert.reviewedBy}` : '';
  const at = alert.reviewedAt ? `, ${formatInstant(alert.reviewedAt)}` : '';
  const word =
    alertTabOf(alert.status) === 'dismissed'
      ? 'Dismissed'
      : `Decided ${decisionInCapitals(alert.manualDecision)}`;
  return (
    <Notice tone="caution" title="Decided elsewhere">
      {word}
      {by}
      {at}. {kept}
    </Notice>
  );
}
