import { mayHaveActed, messageOf } from '../../api/api-error.ts';
import { alertTabOf, decisionInCapitals } from './alerts.ts';
import { shortcuts } from './keys.ts';
import { formatInstant } from '../../domain/time/eastern.ts';
import { useDraft } from '../../shell/drafts.ts';
import { Notice } from '../../ui/notice.tsx';
import type { OpenAlert } from './use-open-alert.ts';
import { notesId } from './use-decide.ts';

/** Why the last decision was not saved, or that the alert is no longer pending. */
export function ReviewNotices({ open }: { readonly open: OpenAlert }) {
  if (open.decidedElsewhere) return <NoLongerPending open={open} />;
  if (!open.failed) return null;
  const { phase, decision, error } = open.failed;
  const { label } = shortcuts[decision];
  if (phase === 'unconfirmed')
    return (
      <Notice tone="caution" title={`Not confirmed: ${label}`}>
        {error && messageOf(error)}
        <br />
        The server may have saved the decision. Checking.
      </Notice>
    );
  return (
    <Notice tone="critical" title={`Not saved: ${label}`}>
      {error && messageOf(error)}
      <br />
      {error && mayHaveActed(error) && 'The server does not have the decision. '}
      Your notes are still here. You can decide again.
    </Notice>
  );
}

function NoLongerPending({ open: { alert, gone } }: { readonly open: OpenAlert }) {
  const [notes] = useDraft(notesId(alert.id));
  const kept = notes === '' ? '' : 'You can still copy your notes below.';
  // Who removed it is unknown: it may have been a decision of this browser tab.
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
