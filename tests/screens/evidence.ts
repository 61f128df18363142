import { appointments } from '../../mocks/responses/appointments.ts';
import { reasonKey } from '../../src/domain/appointment/reasons.ts';
import { correctionId } from '../../src/domain/appointment/token.ts';
import { rowsOf } from './drawer.ts';
import type { Mounted } from '../mount/mounted.tsx';
import { alertsOf, pendingOf } from './review.ts';

/** The row behind the first pending alert. */
export function rowOfFirst(app: Mounted) {
  const [first] = pendingOf(app);
  const row = first && rowsOf(app).find(({ sent }) => correctionId(sent) === correctionId(first));
  if (!first || !row) throw new Error('The first alert has no appointment');
  return { first, row };
}

type Sent = ReturnType<typeof appointments>['appointments'][number];

/** Replaces the row behind the first alert; `more` rows follow it. */
export async function sendRow(
  app: Mounted,
  changes: Partial<Sent>,
  more: readonly Partial<Sent>[] = [],
) {
  const { row } = rowOfFirst(app);
  const sent = appointments(app.center.world).appointments;
  const own = sent.find(
    (each) => each.title === row.sent.title && each.time === row.sent.time,
  ) as Sent;
  const others = sent.filter((each) => each !== own && each.phone !== own.phone);
  const rows = [{ ...own, ...changes }, ...more.map((each) => ({ ...own, ...each })), ...others];
  app.respond({ appointments: { appointments: rows } });
  // Polled once a minute.
  await app.poll('appointments', 2);
  return rows;
}

/** Gives the first alert this telemarketer, and the reason of a decided alert. */
export async function sendKnown(app: Mounted, telemarketer = 'Ana Torres') {
  const all = alertsOf(app);
  const { first } = rowOfFirst(app);
  const known = all.find(({ status, manualDecision }) => status === 'reviewed' && manualDecision);
  const reason = known?.reason ?? '';
  const sent = all.map((alert) =>
    alert.id === first.id ? { ...alert, reason, telemarketer } : alert,
  );
  app.respond({ alerts: sent });
  await app.poll('alerts');
  const same = sent.filter(
    (alert) => alert.status === 'reviewed' && reasonKey(alert.reason) === reasonKey(reason),
  );
  const marked = same.filter(({ manualDecision }) => manualDecision === 'valid');
  return { marked: marked.length, decided: same.length };
}

export async function openWithKeys(app: Mounted): Promise<void> {
  await app.press('j{Enter}');
}
