import { call, write } from '../api/call.ts';
import { needed, object, row, type ValueOf } from '../api/fields.ts';
import { listResponse, type Rows } from '../api/rows.ts';
import {
  alertStatus,
  count,
  decision,
  id,
  lines,
  number,
  region,
  salesRep,
  telemarketer,
  text,
  time,
} from '../api/values.ts';
import type { AlertStatus } from '../domain/appointment/appointment.ts';
import { ageAt } from '../domain/time/age.ts';
import type { Time } from '../domain/time/read-time.ts';
import { lazily } from './lazily.ts';

/** `confidence` is the verdict's, in percent. Nothing can be decided of an alert without an id and a status (A2, A14). */
const alert = row({
  id: needed(id, 'an id'),
  title: text,
  customer: text,
  telemarketer,
  salesRep,
  region,
  confidence: number,
  reason: text,
  status: needed(alertStatus, 'pending, reviewed or dismissed'),
  createdAt: time,
  manualDecision: decision,
  reviewedBy: text,
  reviewedAt: time,
  notes: lines,
});
export type ValidationAlert = ValueOf<typeof alert>;

interface WithStatus {
  readonly status: AlertStatus;
}

export const isPending = ({ status }: WithStatus): boolean => status === 'pending';

export function alertCounts(rows: readonly WithStatus[]): Record<AlertStatus, number> {
  const counts = { pending: 0, reviewed: 0, dismissed: 0 };
  for (const { status } of rows) counts[status] += 1;
  return counts;
}

/** What screens show of the alerts, whatever the time. */
export function alertFigures<A extends WithStatus>({ rows }: Pick<Rows<A>, 'rows'>) {
  return lazily({
    counts: () => alertCounts(rows),
    /** The pending alerts, in the server's order. */
    pending: () => rows.filter(isPending),
  });
}

export type AlertFigures<A = ValidationAlert> = ReturnType<typeof alertFigures<A & WithStatus>>;

/** The longest wait of alerts in ms, at an instant of the server's clock; null without a readable time. */
export function longestWait(
  pending: readonly { readonly createdAt: Time }[],
  nowMs: number,
): number | null {
  const ages = pending.flatMap(({ createdAt }) => ageAt(createdAt, nowMs) ?? []);
  return ages.length === 0 ? null : ages.reduce((a, b) => Math.max(a, b));
}

const alertStatsResponse = object({
  total: count,
  pending: count,
  reviewed: count,
  dismissed: count,
  validDecisions: count,
  invalidDecisions: count,
});

export const alerts = call('/api/manual-validation/alerts', {
  pollMs: 10_000,
  response: listResponse(alert, ['alerts']),
  figures: alertFigures<ValidationAlert>,
});

export const alertStats = call('/api/manual-validation/stats', {
  pollMs: 10_000,
  response: alertStatsResponse,
});

export const reviewAlert = write('POST', '/api/manual-validation/review', {
  reloads: [alerts, alertStats],
});

export const dismissAlert = write('POST', '/api/manual-validation/dismiss', {
  reloads: [alerts, alertStats],
});
