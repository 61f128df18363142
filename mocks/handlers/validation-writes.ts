import { rowOfAlert } from '../responses/alerts.ts';
import type { Center } from '../center.ts';
import type { Decision } from '../world/row.ts';
import { refuse, type WriteActs } from './payload.ts';

function decide(
  { world, textFuzzer }: Center,
  alertId: string,
  made: Omit<Decision, 'reviewedMs'>,
) {
  const row = rowOfAlert(world, alertId);
  if (row === null) return refuse(404, 'Alert not found');
  if (row.decision !== null) {
    const was = row.decision.decision === 'dismissed' ? 'dismissed' : 'reviewed';
    return refuse(409, `Alert already ${was} by ${row.decision.reviewedBy}`);
  }
  textFuzzer.keep(made.reviewedBy);
  textFuzzer.keep(made.notes);
  world.decide(row.event.id, { ...made, reviewedMs: world.now() });
  return { success: true, alertId };
}

export const validationWrites = {
  reviewAlert: (center, { alertId, decision, reviewedBy, notes }) =>
    decide(center, alertId, { decision, reviewedBy, notes }),
  dismissAlert: (center, { alertId, reviewedBy }) =>
    decide(center, alertId, { decision: 'dismissed', reviewedBy, notes: '' }),
} satisfies Partial<WriteActs>;
